import { chakra } from '@chakra-ui/react/styled-system'
import { Component, type ReactNode } from 'react'
import { Button } from '@/components/Button'
import { PageTitle } from '@/components/Heading'
import { t } from '@/components/texts'
import { browser } from '@/lib/browser'

/** Keeps a fault in one part from leaving a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <chakra.div role="alert" maxW="32rem" mx="auto" px="4" py="16" display="grid" gap="4" justifyItems="start">
        <PageTitle>{t('brokenTitle')}</PageTitle>
        <chakra.p color="fg.muted">{t('brokenHelp')}</chakra.p>
        <Button onClick={browser.reload}>{t('reload')}</Button>
      </chakra.div>
    )
  }
}

import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '@/components/Button'
import { Icon } from '@/components/Icon'
import { t } from './texts'
import { useDialogs } from '@/lib/dialogs'
import { panel } from '@/theme/styles'

/** The way to the video for those who want to see first. */
export function TutorialBanner() {
  const openTutorial = useDialogs((dialogs) => dialogs.openTutorial)
  return (
    <chakra.div {...panel} bg="bg.muted" mt="6" p="4" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.div minW="0" flex="1 1 12rem">
        <chakra.p fontWeight="semibold">{t('tutorial')}</chakra.p>
        <chakra.p display={{ base: 'none', md: 'block' }} fontSize="sm" color="fg.muted">{t('tutorialText')}</chakra.p>
      </chakra.div>
      <Button variant="outline" aria-haspopup="dialog" onClick={openTutorial}><Icon name="play" size={20} />{t('watch')}</Button>
    </chakra.div>
  )
}

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { semanticTokens, tokens } from '@/theme/tokens'

/**
 * Chakra with our own tokens and no recipes of its own. Recipes live beside the components that use them,
 * so that a page carries only what it shows.
 */
export const system = createSystem(defaultBaseConfig, {
  conditions: { dark: '@media (prefers-color-scheme: dark)' },
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss: {
    html: { colorScheme: 'light dark', scrollPaddingTop: '5rem' },
    body: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: 'base', overflowWrap: 'break-word' },
  },
  theme: { breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' }, tokens, semanticTokens },
})

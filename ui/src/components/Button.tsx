import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { focusRing, screenOnly } from '@/theme/styles'

export const buttonRecipe = defineRecipe({
  className: 'btn',
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '2', minH: '11', px: '5', rounded: 'md', flexShrink: 0,
    fontWeight: 'semibold', cursor: 'pointer', textDecoration: 'none', whiteSpace: 'nowrap', transition: 'background-color 120ms, transform 120ms',
    _active: { transform: 'translateY(1px)' }, _disabled: { opacity: 0.55, cursor: 'not-allowed', transform: 'none' }, ...focusRing, ...screenOnly,
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent.fg', _hover: { bg: 'accent.hover' } },
      outline: { borderWidth: '1.5px', borderColor: 'fg', color: 'fg', bg: 'bg.panel', _hover: { bg: 'bg.muted' } },
      ghost: { color: 'fg', px: '3', _hover: { bg: 'bg.muted' } },
      link: { color: 'accent', px: '0', textDecoration: 'underline', textUnderlineOffset: '3px', _hover: { color: 'accent.hover' } },
    },
    size: { sm: { px: '3', fontSize: 'sm' }, md: {}, lg: { minH: '12', px: '6', fontSize: 'lg' }, icon: { px: '0', minW: '11' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})

/** A button; say `type="submit"` where it sends a form. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } })

/** A link within Somo that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe)

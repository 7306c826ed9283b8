import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '@/components/Button'
import { controlStyle } from '@/components/Field'
import { classNames } from '@/theme/static-styles'
import { focusRing, heading, panel, screenOnly } from '@/theme/styles'

const { solid, outline } = buttonRecipe.variants!.variant as Record<'solid' | 'outline', SystemStyleObject>
const onPaper = <const T extends SystemStyleObject>(style: T) => ({ '@media print': style })
const hidden: SystemStyleObject = { srOnly: true }
const list: SystemStyleObject = {
  ps: '5', maxW: 'prose', overflowWrap: 'anywhere',
  '& > li': { whiteSpace: 'pre-line', mt: '1' }, '& > li::marker': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }, ...onPaper({ maxW: 'none', '& > li': { mt: '0' } }),
}

/** The looks of the public page. Later ones win over earlier ones on the same element. */
export const styles = {
  // The frame of the page
  bar: { maxW: '880px', mx: 'auto', px: { base: '4', md: '6' }, pt: '3', ...onPaper({ display: 'none' }) },
  brand: { display: 'inline-flex', alignItems: 'center', gap: '3', minH: '11', fontFamily: 'heading', fontWeight: 'bold', fontSize: 'lg', rounded: 'sm', ...focusRing },
  brandBand: { w: '44px' },
  band: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '3px', printColorAdjust: 'exact' },
  thread: { h: '16px', rounded: '3px', borderWidth: '1px', borderColor: 'border', backgroundImage: 'repeating-linear-gradient(135deg, rgb(255 255 255 / .22) 0 3px, transparent 3px 8px)' },
  main: { maxW: '880px', mx: 'auto', px: { base: '4', md: '6' }, pt: '3', pb: '10', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', outline: 'none', ...onPaper({ display: 'block', p: '0', maxW: 'none' }) },
  notice: { py: { base: '12', md: '20' }, justifyItems: 'start', maxW: '34rem' },
  footer: { maxW: '880px', mx: 'auto', px: { base: '4', md: '6' }, pb: '10', color: 'fg.muted', fontSize: 'sm', ...onPaper({ p: '0', pt: '3', maxW: 'none', fontSize: '8.5pt' }) },

  // Words
  title: { ...heading, fontSize: { base: '2xl', md: '3xl' }, overflowWrap: 'anywhere', ...onPaper({ fontSize: '18pt' }) },
  h2: { ...heading, fontSize: 'xl', ...onPaper({ fontSize: '13pt', breakAfter: 'avoid' }) },
  h3: { ...heading, fontSize: 'lg', mb: '2', outline: 'none', ...onPaper({ fontSize: '11pt', mb: '0.5' }) },
  h4: { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'short', overflowWrap: 'anywhere', ...onPaper({ breakAfter: 'avoid' }) },
  h5: { fontWeight: 'semibold', mt: '3', ...onPaper({ mt: '1', breakAfter: 'avoid' }) },
  strong: { fontWeight: 'semibold' },
  muted: { color: 'fg.muted' },
  small: { fontSize: 'sm' },
  prose: { whiteSpace: 'pre-line', maxW: 'prose', overflowWrap: 'anywhere', ...onPaper({ maxW: 'none' }) },
  apart: { mt: '2', ...onPaper({ mt: '0.5' }) },
  lead: { ...heading, fontSize: 'lg', borderInlineStart: '4px solid', borderColor: 'star', ps: '4' },
  ul: { listStyleType: 'disc', ...list },
  ol: { listStyleType: 'decimal', ...list, ps: '6' },
  plain: { listStyleType: 'none' },
  link: { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px', overflowWrap: 'anywhere', display: 'inline-block', py: '2', rounded: 'sm', _hover: { color: 'accent.hover' }, ...focusRing, ...onPaper({ p: '0' }) },
  srOnly: hidden,

  // What the plan is
  head: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
  stars: { position: 'relative', display: 'inline-block', letterSpacing: '0.08em', lineHeight: '1', fontSize: 'lg', color: 'fg.muted', whiteSpace: 'nowrap', me: '2', verticalAlign: '-1px' },
  starsOn: { position: 'absolute', insetBlock: '0', insetInlineStart: '0', overflow: 'hidden', color: 'star' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '2', ...screenOnly },
  facts: { display: 'grid', gridTemplateColumns: { base: '1fr 1fr', md: '1fr 1fr 2fr' }, gap: '3', ...onPaper({ gridTemplateColumns: '1fr 1fr 2fr', my: '3' }) },
  fact: { ...panel, px: { base: '4', md: '5' }, py: '3', minW: '0', overflowWrap: 'anywhere', ...onPaper({ px: '3', py: '1', rounded: 'sm' }) },
  factWide: { gridColumn: { base: '1 / -1', md: 'auto' }, ...onPaper({ gridColumn: 'auto' }) },
  card: { ...panel, p: { base: '4', md: '6' }, ...onPaper({ borderWidth: '0', p: '0', mt: '3', breakInside: 'auto' }) },
  badges: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3', listStyleType: 'none', ...onPaper({ mt: '1', gap: '1' }) },
  badge: { bg: 'bg.muted', rounded: 'full', px: '3', py: '1', fontSize: 'sm', ...onPaper({ borderWidth: '1px', py: '0' }) },

  // The plan, in two columns on paper
  body: onPaper({ columnCount: '2', columnGap: '7mm', fontSize: '9pt', lineHeight: '1.36' }),
  jumps: { display: 'flex', gap: '1', mt: '3', mx: { base: '-4', md: '-2' }, px: { base: '2', md: '0' }, flexWrap: { md: 'wrap' }, overflowX: 'auto', listStyleType: 'none', whiteSpace: 'nowrap', fontSize: 'sm', borderBottomWidth: '1px', borderColor: 'border', pb: '1', ...screenOnly },
  jump: { display: 'inline-flex', alignItems: 'center', minH: '11', px: '2', rounded: 'sm', color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px', ...focusRing, _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' } },
  section: { mt: '8', ...onPaper({ mt: '3', breakInside: 'auto' }) },
  activity: { borderWidth: '1px', borderColor: 'border', borderInlineStartWidth: '5px', rounded: 'md', p: { base: '3', md: '4' }, mt: '3', ...onPaper({ p: '0', ps: '3', mt: '2', borderWidth: '0', borderInlineStartWidth: '4px', rounded: '0', breakInside: 'auto', printColorAdjust: 'exact' }) },
  note: { borderInlineStart: '3px solid', borderColor: 'border', ps: '3', mt: '3', ...onPaper({ mt: '1', borderWidth: '0', ps: '0' }) },
  noteTitle: { fontWeight: 'semibold', ...onPaper({ float: 'inline-start', me: '2', _after: { content: '":"' } }) },
  item: { mt: '3', _first: { mt: '1' }, ...onPaper({ mt: '1' }) },
  term: { display: 'inline', fontWeight: 'semibold', _after: { content: '": "' } },
  meaning: { display: 'inline' },
  board: { bg: 'gray.800', color: 'cream.100', rounded: 'md', p: '4', mt: '2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', borderWidth: '1px', borderColor: 'border', ...onPaper({ bg: 'white', color: 'fg', p: '2', mt: '1' }) },
  wide: onPaper({ columnSpan: 'all', breakInside: 'avoid' }),
  scroller: { overflowX: 'auto', borderWidth: '1px', borderColor: 'border', rounded: 'md', mt: '2', ...focusRing, ...onPaper({ overflow: 'visible', rounded: '0' }) },
  table: { w: 'full', fontSize: 'sm', borderCollapse: 'collapse', ...onPaper({ fontSize: '8.5pt' }) },
  th: { p: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: 'semibold', minW: '6rem', 'thead &': { bg: 'bg.muted' }, 'tbody &': { borderTopWidth: '1px', borderColor: 'border' }, ...onPaper({ p: '1', minW: '0' }) },
  td: { p: '3', verticalAlign: 'top', borderTopWidth: '1px', borderColor: 'border', whiteSpace: 'pre-line', minW: { base: '10rem', md: '7rem' }, ...onPaper({ p: '1', minW: '0' }) },

  // The rating
  rating: { display: 'grid', gap: '4', mt: '3', maxW: '34rem' },
  picker: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', ms: '-2' },
  star: {
    cursor: 'pointer', w: '11', h: '11', display: 'grid', placeItems: 'center', fontSize: '2rem', lineHeight: '1', color: 'fg.muted', rounded: 'md', transition: 'color 120ms',
    '&[data-on]': { color: 'star' }, '&:focus-within': { outline: '3px solid', outlineColor: 'fg', outlineOffset: '-3px' },
  },
  chosen: { ms: '3', color: 'fg.muted' },
  label: { display: 'block', fontWeight: 'medium', mb: '1' },
  optional: { color: 'fg.muted', fontWeight: 'normal' },
  hint: { mt: '1', fontSize: 'sm', color: 'fg.muted' },
  input: controlStyle,
  textarea: { ...controlStyle, py: '2', lineHeight: 'base', resize: 'vertical' },
  end: { justifySelf: 'start' },
  thanks: { outline: 'none' },

  // Buttons and toasts
  button: { ...buttonRecipe.base, ...solid },
  buttonOutline: { ...buttonRecipe.base, ...outline },
  toasts: { position: 'fixed', zIndex: 1700, top: { base: 'max(0.75rem, env(safe-area-inset-top))', md: 'auto' }, bottom: { md: '6' }, insetInlineStart: { base: '3', md: '6' }, insetInlineEnd: { base: '3', md: 'auto' }, w: { md: '24rem' }, outline: 'none', ...screenOnly },
  toast: {
    display: 'flex', gap: '3', alignItems: 'flex-start', p: '4', rounded: 'md', shadow: '0 8px 24px rgb(0 0 0 / .18)', bg: 'gray.900', color: 'cream.100',
    borderWidth: '1px', borderColor: 'gray.700', touchAction: 'pan-y', userSelect: 'none', transform: 'translateX(var(--x, 0))', animation: 'toast-in 160ms ease-out',
    '&[data-settling]': { transition: 'transform 160ms ease-out' }, ...focusRing,
  },
  toastBad: { bg: 'red.700', color: 'white', borderColor: 'red.600' },
  toastText: { flex: '1', overflowWrap: 'anywhere' },
  toastClose: { minW: '11', minH: '11', m: '-3', fontSize: 'xl', lineHeight: '1', rounded: 'md', cursor: 'pointer', _focusVisible: { outline: '3px solid currentColor', outlineOffset: '-4px' } },
  screenOnly,
} satisfies Record<string, SystemStyleObject>

export const s = classNames(styles)

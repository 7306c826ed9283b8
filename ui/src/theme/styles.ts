/** The outline that shows where the keyboard is: in the text colour, so that it stands out on every surface. */
export const focusRing = { _focusVisible: { outline: '3px solid', outlineColor: 'fg', outlineOffset: '2px' } } as const

/** A white sheet with a hairline border. */
export const panel = { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', rounded: 'lg' } as const

/** A heading in Andika; give it a size. */
export const heading = { fontFamily: 'heading', fontWeight: 'bold', lineHeight: 'short', textWrap: 'balance' } as const

/** Not on paper. */
export const screenOnly = { '@media print': { display: 'none' } } as const

/** The five phases of design thinking, in the order in which they are taught. */
export const PHASES = ['Empathize', 'Define', 'Ideate', 'Prototype', 'Test'] as const

/** One colour of the woven band for each phase. */
export const BAND = ['#a93120', '#d8730c', '#f8ab4f', '#efdcb6', '#433d38'] as const

/** The language of Somo's own words. */
export const language = 'en'

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur', 'nqo', 'ff-adlm'])

/** The direction in which a language is written. */
export const directionOf = (code: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(code.toLowerCase()) ? 'rtl' : 'ltr')

/** Tells the browser and screen readers which language this is. */
export function applyLanguage(root: HTMLElement = document.documentElement) {
  root.lang = language
  root.dir = directionOf(language)
}

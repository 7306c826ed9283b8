/**
 * What marks the place of toasts. Dialogs hide the rest of the page from screen readers and keep the focus in; this place
 * stays open, because `data-live-announcer` is passed over when the page is hidden, and dialogs name it by its id.
 */
export const TOASTS = { id: 'toasts', role: 'region', 'data-live-announcer': '' } as const

/** The place of toasts, for dialogs: a click there is no click beside the dialog. */
export const toastsElement = () => document.getElementById(TOASTS.id)

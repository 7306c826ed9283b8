/** Storage may be full, switched off or forbidden; what it holds is a convenience, so losing it is no error. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const boxed = (box: () => Storage) => ({
  get: (key: string) => attempt(() => box().getItem(key), null),
  /** Whether it was kept. */
  set: (key: string, value: string) => attempt(() => { box().setItem(key, value); return true }, false),
  remove: (key: string) => attempt(() => box().removeItem(key), undefined),
  keys: () => attempt(() => Object.keys(box()), []),
})

/** Kept in this browser until removed. */
export const kept = boxed(() => window.localStorage)
/** Kept until the tab is closed. */
export const keptInTab = boxed(() => window.sessionStorage)

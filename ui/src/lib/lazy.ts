import { lazy, type ComponentType } from 'react'
import { browser } from '@/lib/browser'
import { keptInTab } from '@/lib/storage'

const RELOADED_KEY = 'somo:reloaded'

/**
 * A part of the page that is loaded when it is first shown. Somo may have been upgraded while a tab stayed open,
 * and then the old files are gone: the page reloads itself once, and only a second failure is an error.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- React's own bound of lazy(): the props are those of whatever is loaded
export const lazyPart = <C extends ComponentType<any>>(load: () => Promise<{ default: C }>) =>
  lazy(async () => {
    try {
      const part = await load()
      keptInTab.remove(RELOADED_KEY)
      return part
    } catch (error) {
      if (keptInTab.get(RELOADED_KEY) !== null || !keptInTab.set(RELOADED_KEY, 'yes')) throw error
      browser.reload()
      return new Promise<never>(() => {}) // the page is on its way out
    }
  })

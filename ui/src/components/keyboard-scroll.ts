import { useEffect, useState, type RefObject } from 'react'

/** What the keyboard reaches by itself, and can scroll from. Of a video it works the controls only. */
const REACHED = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]'].map((kind) => `${kind}:not(:disabled)`).join()

/** Whether the keyboard can scroll a box only by the box itself: it has more than it shows, and nothing in it takes the keyboard. */
export function useNeedsKeyboard(ref: RefObject<HTMLElement | null>): boolean {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setNeeded(box.scrollHeight > box.clientHeight && !box.querySelector(REACHED))
    look()
    const size = new ResizeObserver(look)
    size.observe(box)
    const content = new MutationObserver(look)
    content.observe(box, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] })
    return () => {
      size.disconnect()
      content.disconnect()
    }
  }, [ref])
  return isNeeded
}

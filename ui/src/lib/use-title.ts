import { useEffect } from 'react'

const PRODUCT = 'Somo'

/** Names the browser's tab after what it shows. */
export function useTitle(name: string | undefined) {
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT
    return () => {
      document.title = PRODUCT
    }
  }, [name])
}

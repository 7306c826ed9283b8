import { afterEach } from 'vitest'

interface Window {
  happyDOM: { setViewport: (size: { width: number; height: number }) => void }
}

const resize = (width: number, height: number) => (window as unknown as Window).happyDOM.setViewport({ width, height })

/** Gives a test the window of a phone; afterwards it is that of a laptop again. */
export const onPhone = () => resize(360, 740)

/** For the top of a file whose tests use `onPhone`. */
export const laptopAgain = () => afterEach(() => resize(1024, 768))

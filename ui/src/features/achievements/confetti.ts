import { create, type Options } from 'canvas-confetti'

const PARTICLES = 200
/** Red, orange, cream and dark gray. */
const COLOURS = ['#a93120', '#d8730c', '#efdcb6', '#433d38']

/** Five groups that together look like one throw. */
const GROUPS: readonly (Options & { share: number })[] = [
  { share: 0.25, spread: 26, startVelocity: 55 },
  { share: 0.2, spread: 60 },
  { share: 0.35, spread: 100, decay: 0.91, scalar: 0.8 },
  { share: 0.1, spread: 120, startVelocity: 25, decay: 0.92, scalar: 1.2 },
  { share: 0.1, spread: 120, startVelocity: 45 },
]

// No worker: it would come from a blob, which the content security policy forbids.
const fire = create(undefined, { resize: true, useWorker: false, disableForReducedMotion: true })

/** One burst, above dialogs and below toasts; none for those who want no motion. */
export function burst() {
  for (const { share, ...group } of GROUPS) {
    void fire({ ...group, particleCount: Math.floor(PARTICLES * share), colors: COLOURS, origin: { y: 0.7 }, zIndex: 1600, disableForReducedMotion: true })
  }
}

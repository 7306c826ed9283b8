import { Suspense } from 'react'
import { lazyPart } from '@/lib/lazy'

const OpenDialogs = lazyPart(() => import('@/app/OpenDialogs'))

/** The dialogs of the signed-in pages. Loaded after the page they lie over. */
export const Dialogs = () => <Suspense fallback={null}><OpenDialogs /></Suspense>

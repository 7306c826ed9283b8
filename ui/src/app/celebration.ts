import type { QueryClient } from '@tanstack/react-query'

/** Celebrates a new design; a joy and no need, so where its code cannot be had nothing happens. */
export const celebrateDesign = (client: QueryClient) =>
  void import('@/features/achievements/celebrate').then((celebration) => celebration.afterDesignCreated(client)).catch(() => null)

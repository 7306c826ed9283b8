import type { Resource } from './types'
import { matches } from '@/lib/search'

/** The types that the list can be narrowed to. */
export const TYPES = ['video', 'article', 'tool', 'dataset', 'pdf'] as const

/** The resources of a type (all where it is empty) that have the words in title, description or tags. */
export const findResources = (resources: readonly Resource[], type: string, query: string) =>
  resources.filter((resource) => (type === '' || resource.type === type) && matches(query, [resource.title, resource.description, ...resource.tags]))

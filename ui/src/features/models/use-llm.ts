import { useQuery } from '@tanstack/react-query'
import { llmQuery } from './api/llm'

/** How often one looks how far the work is. */
const LOOK_MS = 1000

/** Which model writes plans, as it is now; while something is done with models, how far that is. */
export const useLlm = () => useQuery({
  ...llmQuery(), refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.work?.running ? LOOK_MS : false),
})

import { expect, it } from 'vitest'
import { decide } from './gate'

it.each([
  ['loading', '/', 'landing'], ['loading', '/login', 'login'], ['loading', '/design-corner', 'wait'], ['loading', '/design/1', 'wait'], ['loading', '/nowhere', 'not-found'],
  ['signed-out', '/', 'landing'], ['signed-out', '/login', 'login'], ['signed-out', '/login/', 'login'], ['signed-out', '/design-corner', 'end-session'],
  ['signed-out', '/design/1', 'end-session'], ['signed-out', '/design/1/more', 'not-found'], ['signed-out', '/nowhere', 'not-found'],
  ['signed-in', '/', 'signed-in'], ['signed-in', '/login', 'go-home'], ['signed-in', '/design-corner', 'signed-in'], ['signed-in', '/design/1', 'signed-in'],
  ['signed-in', '/nowhere', 'signed-in'], ['signed-out', '/welcome', 'welcome'], ['loading', '/welcome', 'welcome'], ['signed-in', '/welcome', 'go-home'],
  ['signed-out', '/courses', 'end-session'], ['signed-out', '/courses/steps', 'end-session'], ['signed-out', '/courses/steps/lesson-1', 'end-session'], ['signed-out', '/resources', 'end-session'],
  ['signed-out', '/achievements', 'end-session'], ['signed-out', '/profile', 'end-session'], ['signed-out', '/settings', 'end-session'], ['signed-out', '/connect', 'end-session'], ['signed-out', '/computer', 'end-session'],
] as const)('%s at %s: %s', (status, path, decision) => expect(decide(status, path)).toBe(decision))

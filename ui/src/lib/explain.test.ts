import { expect, it } from 'vitest'
import { ApiError, UnreachableError } from './api'
import { explain } from './explain'

it.each([
  [new UnreachableError('GET /x: no answer'), /does not answer/],
  [new ApiError(500, '{"message":"The disk is tired."}'), 'The disk is tired.'],
  [new ApiError(500, 'oops'), /Somo’s side/],
  [new ApiError(429, '{}', 1), 'Too many tries. Please wait 1 second, then try again.'],
  [new ApiError(429, '{}', 45), 'Too many tries. Please wait 45 seconds, then try again.'],
  [new ApiError(429, '{}', 130), 'Too many tries. Please wait 3 minutes, then try again.'],
  [new ApiError(429, '{}'), /busy/],
  [new TypeError('x is undefined'), /Somo’s side/],
])('explains %s', (error, sentence) => expect(explain(error)).toMatch(sentence))

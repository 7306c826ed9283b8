import { expect, it } from 'vitest'
import { ApiError, UnreachableError } from '@/lib/api'
import { whyNot } from './why'

const said = (status: number, body: object) => whyNot(new ApiError(status, JSON.stringify(body)))

it.each([
  [403, { code: 'local_only', message: 'Only from this computer.' }, 'You can look at this here. Changes are made at the computer on which Somo runs.'],
  [409, { code: 'set_by_start', message: 'Somo was started with --model.' }, 'Somo was started with --model.'],
  [409, { code: 'set_by_start' }, 'This was decided when Somo was started, with --ollama or --model. Start Somo without them to change it here.'],
  [409, { code: 'conflict', message: 'A download is under way.' }, 'A download is under way.'],
  [422, { code: 'invalid', message: 'Please check.', fields: { model: 'There is no such model.' } }, 'There is no such model.'],
  [500, {}, 'Something went wrong on Somo’s side. Nothing you typed is lost. Please try again.'],
])('%d %j is said as: %s', (status, body, text) => expect(said(status, body)).toBe(text))

it('says where nobody answers what to look at', () => expect(whyNot(new UnreachableError('gone'))).toMatch(/^Somo does not answer\. Check that it is still running/))

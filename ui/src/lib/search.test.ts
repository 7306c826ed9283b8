import { expect, it } from 'vitest'
import { matches } from './search'

it.each([
  ['', [], true], ['  ', ['anything'], true], ['WATER', ['Safe water'], true], [' water ', ['x', 'Safe Water'], true], ['o\u0323\u0300ro\u0323\u0300', ['Ọ̀rọ̀ àwọn àgbà'], true], ['sand', ['Safe water'], false],
])('%j in %j: %s', (query, texts, found) => expect(matches(query, texts)).toBe(found))

import { expect, it } from 'vitest'
import { readable } from './readable'

it('leaves plain text alone', () => {
  expect(readable('Learners walk: "the water".')).toBe('Learners walk: "the water".')
  expect(readable('')).toBe('')
})

it('shows the values of JSON that is whole', () => {
  const json = JSON.stringify({ title: 'Walk "the" water', steps: ['Look', 'Draw\nit'], minutes: 40, more: { say: 'Ọ̀rọ̀ {a: [b', none: '' } }, null, 2)
  expect(readable(json)).toBe('Walk "the" water\nLook\nDraw\nit\nỌ̀rọ̀ {a: [b')
})

it('shows what is there of JSON that is cut anywhere, and only more as it grows', () => {
  const json = String.raw`{"title":"Wal\u006b \"it\"","steps":["Look\\","a\tb"],"x":{"y":"Z"},"end":"E"}`
  let before = ''
  for (let end = 1; end <= json.length; end++) {
    const shown = readable(json.slice(0, end))
    expect(shown.startsWith(before), `${JSON.stringify(before)} then ${JSON.stringify(shown)}`).toBe(true)
    expect(shown).not.toMatch(/title|steps|"x|end/)
    before = shown
  }
  expect(before).toBe('Walk "it"\nLook\\\na b\nZ\nE')
})

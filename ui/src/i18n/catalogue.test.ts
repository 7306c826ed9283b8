import { describe, expect, expectTypeOf, it } from 'vitest'
import { catalogue } from './catalogue'
import { applyLanguage, directionOf } from './language'

const t = catalogue({
  plain: 'Dashboard',
  greeting: 'Welcome back, {name}!',
  skills: { one: '{count} skill in {title}', other: '{count} skills in {title}' },
})

describe('a text', () => {
  it('stands as it is', () => expect(t('plain')).toBe('Dashboard'))
  it('takes values in', () => expect(t('greeting', { name: 'Amina' })).toBe('Welcome back, Amina!'))
  it('does not read values as texts', () => expect(t('greeting', { name: '{name} $& <b>' })).toBe('Welcome back, {name} $& <b>!'))
  it.each([[0, '0 skills in X'], [1, '1 skill in X'], [2, '2 skills in X'], [1200, '1,200 skills in X']])('counts %d', (count, words) =>
    expect(t('skills', { count, title: 'X' })).toBe(words))
  it('asks for exactly the values it needs', () => {
    expectTypeOf(t<'plain'>).parameters.toEqualTypeOf<['plain']>()
    expectTypeOf(t<'greeting'>).parameters.toEqualTypeOf<['greeting', values: { name: string | number }]>()
    expectTypeOf(t<'skills'>).parameters.toEqualTypeOf<['skills', values: { count: number } & { title: string | number }]>()
  })
})

describe('the language', () => {
  it.each([['en', 'ltr'], ['sw', 'ltr'], ['ar', 'rtl'], ['ff-Adlm', 'rtl']])('%s is written %s', (code, direction) => expect(directionOf(code)).toBe(direction))
  it('is told to the browser', () => {
    const root = document.createElement('html')
    applyLanguage(root)
    expect([root.lang, root.dir]).toEqual(['en', 'ltr'])
  })
})

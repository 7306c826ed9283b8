import { expect, it } from 'vitest'
import { isTooLarge, memoryText, minutesForPlan, modelMemory, percentOf, sizeText, speedText } from './measures'

it.each([[815_000_000, '815 MB'], [999_999, '1 MB'], [0, '1 MB'], [2_019_393_189, '2.0 GB'], [13_000_000_000, '13.0 GB']])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it.each([[3_900_000_000, '4 GB'], [8_200_000_000, '8 GB'], [2 ** 33, '8 GB'], [16_500_000_000, '16 GB']])('a memory of %d bytes was sold as %s', (bytes, text) => expect(memoryText(bytes)).toBe(text))

it.each([
  ['http://127.0.0.1:11434', 8e9], ['http://localhost:1234/v1', 8e9], ['http://[::1]:11434', 8e9], ['http://192.168.1.20:11434', undefined], ['http://localhost.school:11434', undefined],
])('the memory counts for models at %s: %s', (host, memory) => expect(modelMemory({ host, memoryBytes: 8e9 })).toBe(memory))

it('knows no memory where the computer does not say', () => expect(modelMemory({ host: 'http://127.0.0.1:11434', memoryBytes: 0 })).toBeUndefined())

it.each([[4.8e9, 8e9, false], [4.9e9, 8e9, true], [4.9e9, undefined, false]])('a model of %d bytes is too large for %s: %s', (size, memory, tooLarge) => expect(isTooLarge(size, memory)).toBe(tooLarge))

it.each([[0, 0, null], [5, 0, null], [1, 3, 33], [999, 1000, 99], [4, 3, 100]])('%d of %d are %s percent', (completed, total, percent) => expect(percentOf({ completed, total })).toBe(percent))

it.each([[7.5, 3], [0.4, 54], [60, 1], [500, 1]])('at %d words a second a plan takes %d minutes', (speed, minutes) => expect(minutesForPlan(speed)).toBe(minutes))

it.each([[3.14, '3.1'], [9.96, '10'], [41.8, '42']])('%d words a second are said as %s', (speed, text) => expect(speedText(speed)).toBe(text))

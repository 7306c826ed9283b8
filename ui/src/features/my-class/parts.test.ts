import { expect, it } from 'vitest'
import { partsOf } from './parts'

const labels = (c: Parameters<typeof partsOf>[0]) => partsOf(c).map(({ label }) => label)

it('says what a class is like, part by part', () => {
  expect(labels({
    country: 'KE', stage: 'Primary 5', classSize: 58, lessons: 5, minutesPerLesson: 40, electricity: false, projector: false, internet: true, printing: true,
    multigrade: ['Grade 4', 'Grade 5'], homeLanguages: ['Kikamba', 'Kiswahili'], needs: ['one learner who is deaf'],
  })).toEqual([
    'Kenya', 'Primary 5', '58 learners', '5 lessons of 40 minutes', 'no electricity', 'no projector', 'internet', 'printing',
    'together: Grade 4, Grade 5', 'at home: Kikamba, Kiswahili', 'special needs: one learner who is deaf',
  ])
  expect(labels({ classSize: 1, lessons: 1 })).toEqual(['1 learner', '1 lesson'])
  expect(labels({ minutesPerLesson: 35 })).toEqual(['lessons of 35 minutes'])
  expect(labels({ country: 'HT' })).toEqual(['HT'])
})

it('passes over what is not said, or odd', () => {
  expect(labels({})).toEqual([])
  expect(labels({ stage: ' ', classSize: 0, needs: [], later: 'kept', electricity: 'no', homeLanguages: 'Ewe', lessons: '5' } as never)).toEqual([])
})

it('names the keys that a part is of', () => {
  expect(partsOf({ lessons: 5, minutesPerLesson: 40, printing: false }).map(({ keys }) => keys)).toEqual([['lessons', 'minutesPerLesson'], ['printing']])
})

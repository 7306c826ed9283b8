import { describe, expect, it } from 'vitest'
import type { ClassContext } from '@/features/designs/types'
import { classOf, entriesOf, fieldsOf, problemsOf } from './fields'

const full: ClassContext = {
  country: 'KE', stage: 'Primary 5', classSize: 58, lessons: 5, minutesPerLesson: 40, electricity: false, projector: false, internet: true, printing: true,
  multigrade: ['Grade 4', 'Grade 5'], homeLanguages: ['Kikamba'], needs: ['one learner who is deaf'],
}
const empty = fieldsOf(null, null)
const wrong = (changed: Partial<typeof empty>) => Object.entries(problemsOf({ ...empty, ...changed })).filter(([, text]) => text)

describe('the class in the form', () => {
  it('comes back as it was, with what nobody here knows', () => {
    const stored = { ...full, later: { kept: true } }
    expect(classOf(fieldsOf(stored, null), stored)).toEqual(stored)
  })
  it('is nothing where nothing is said', () => {
    expect(classOf(empty, null)).toBeNull()
    expect(classOf(fieldsOf({}, null), {})).toBeNull()
  })
  it('takes the country of the profile where none was said before', () => {
    expect(fieldsOf(null, 'gh').country).toBe('GH')
    expect(fieldsOf(null, 'Haiti').country).toBe('')
    expect(fieldsOf({ classSize: 5 }, 'GH').country).toBe('')
    expect(fieldsOf({ country: 'ke' }, 'GH').country).toBe('KE')
  })
  it('tidies what is typed', () => {
    expect(classOf({ ...empty, classSize: ' 58 ', stage: ' P5 ', needs: 'one learner who is deaf; two who see badly, ,', internet: 'no' }, null))
      .toEqual({ classSize: 58, stage: 'P5', needs: ['one learner who is deaf', 'two who see badly'], internet: false })
    expect(entriesOf(' a,, b;c\nd ')).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('what is wrong', () => {
  it.each([
    [{}, []],
    [{ classSize: '1', lessons: '60', minutesPerLesson: '10' }, []],
    [{ classSize: '300', minutesPerLesson: '240' }, []],
    [{ classSize: '0' }, [['classSize', 'Type a whole number from 1 to 300.']]],
    [{ classSize: '301' }, [['classSize', 'Type a whole number from 1 to 300.']]],
    [{ classSize: '58.5' }, [['classSize', 'Type a whole number from 1 to 300.']]],
    [{ lessons: 'five' }, [['lessons', 'Type a whole number from 1 to 60.']]],
    [{ minutesPerLesson: '9' }, [['minutesPerLesson', 'Type a whole number from 10 to 240.']]],
    [{ needs: 'x'.repeat(81) }, [['needs', 'This is 81 characters long; at most 80 fit.']]],
    [{ homeLanguages: Array.from({ length: 13 }, (_, i) => `language ${i}`).join(',') }, [['homeLanguages', 'These are 13; at most 12 fit.']]],
  ])('%o', (changed, problems) => expect(wrong(changed)).toEqual(problems))
})

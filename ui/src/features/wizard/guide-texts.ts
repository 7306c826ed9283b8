import { catalogue } from '@/i18n/catalogue'

/** The words of the guide beside the wizard. */
export const g = catalogue({
  title: 'Design Guide',
  percent: '{percent}% complete',
  show: 'Show the guide',
  hide: 'Hide the guide',
  steps: 'Steps of the design',
  done: 'done',
  open: 'not done yet',
  tip: 'Tip:',
  nextTip: 'Next tip',

  name1: 'Subject selection',
  about1: 'The subject decides what learners should know at the end. Pick one from the list, or type the name your school uses.',
  tip1a: 'A project may touch several subjects. Choose the one you will assess.',
  tip1b: 'Not in the list? Type it: Agriculture, Kiswahili, Home Science.',
  tip1c: 'You can come back and change it until the design is created.',

  name2: 'Topic definition',
  about2: 'Say what the project is about in a sentence or two. The closer to your learners’ lives, the better the plan.',
  tip2a: 'Name a place, a person or a problem that your learners know.',
  tip2b: 'Say what learners could make: a filter, a story book, a market stall.',
  tip2c: 'One clear topic is better than three.',

  name3: 'Cohort selection',
  about3: 'The grade sets the words, the length of the steps and what learners can do alone.',
  tip3a: 'Several grades in one room? Choose the middle one, and say so in the last step.',
  tip3b: 'Your country says Form 3 or JSS 2? Type it as you say it.',
  tip3c: 'Younger learners get shorter steps and more to do with their hands.',

  name4: 'Skills mapping',
  about4: 'Skills are practised in the activities and looked at in the assessment. Choose those you want to see grow.',
  tip4a: 'Two or three skills are enough for one project.',
  tip4b: 'Choose one skill for thinking and one for working with people.',
  tip4c: 'To take a skill away again, press it in the list of selected skills.',

  name5: 'Context addition',
  about5: 'Tell what makes your class yours; the plan is fitted to it. You may leave this empty.',
  tip5a: 'Say how many learners you have, and how long a lesson is.',
  tip5b: 'Say what is at hand: no electricity, a river nearby, old newspapers.',
  tip5c: 'Mention learners who need more help, so that the plan includes them.',
})

import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  title: 'Tutorial: find your way and create a lesson plan',
  video: 'Screen recording: create a lesson plan',
  captions: 'English',
  missing: 'The video cannot be played here. The same steps are written below.',
  again: 'Try the video again',
  inWords: 'The steps in words',
  step1: 'On the dashboard, press “New Design”.',
  step2: 'Choose a subject, or type your own.',
  step3: 'Write the topic in a sentence or two.',
  step4: 'Choose the grade, then the skills that your learners should practise.',
  step5: 'Add what Somo should know about your class: how many learners, what you have at hand, how much time.',
  step6: 'Press “Create Design”. The lesson plan opens; read it and change what does not fit your class.',
  step7: 'Share it by its link, or download it as a PDF to print. You find it again in the Design Corner.',
})

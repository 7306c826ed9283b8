import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  welcome: 'Welcome to Somo!',
  welcomeText: 'Somo means “lesson”. It helps you plan project-based lessons with design thinking: Empathize, Define, Ideate, Prototype, Test. This short tour shows you around.',
  create: 'Create a design',
  createText: 'Press “New Design” and answer five short questions: subject, topic, grade, skills, and what Somo should know about your class. Somo then writes a whole lesson plan, with or without internet.',
  corner: 'Visit the Design Corner',
  cornerText: 'All your lesson plans are in the Design Corner. There you can read, change, share, download and delete them.',
  complete: 'You are ready',
  completeText: 'Start with a problem that your learners see every day. The video tutorial and the resources are there whenever you need them.',
  step: 'Step {n} of {total}',
  previous: 'Previous',
  next: 'Next',
  getStarted: 'Get Started',
  skip: 'Skip Tour',
})

import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  title: 'Welcome to Somo',
  lead: 'Somo plans project-based lessons with you: name a topic, answer five questions, and read a whole plan a moment later.',
  offline: 'It runs on this computer and needs no internet.',
  yours: 'Your work stays here. Nothing is sent away.',
  colleagues: 'Colleagues can have accounts of their own later.',
  account: 'Make your account',
  more: 'First read what Somo is',
})

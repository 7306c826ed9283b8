import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  title: 'Edit Prompt & Regenerate Design',
  loading: 'Loading the prompt...',
  loadFailedTitle: 'Error',
  loadFailed: 'Failed to load the original prompt data.',
  intro: 'A new version is made from these words. The versions you have stay as they are.',

  subject: 'Subject *',
  topic: 'Topic *',
  gradeLevel: 'Grade Level *',
  skills: 'Target Skills *',
  skillsHint: 'Add at least one target skill',
  addSkill: 'Add this skill',
  removeSkill: 'Remove {skill}',
  selectedSkills: 'Selected skills',
  additionalInfo: 'Additional Context',
  optional: 'Optional',

  draftFound: 'These are your words from last time, which were not used yet.',
  original: 'Start from the design’s prompt again',

  cancel: 'Cancel',
  regenerate: 'Regenerate Design',
  regenerating: 'Regenerating...',
  waiting: 'Your plan is being made anew. What you wrote is safe.',

  missingTitle: 'Missing Information',
  missing: 'Please fill in all required fields before regenerating.',
  doneTitle: 'Design Regenerated!',
  done: 'Your lesson plan has been updated with the new prompt and a new version has been created.',
  failedTitle: 'Error',
  failed: 'Failed to regenerate the design. Please try again.',
})

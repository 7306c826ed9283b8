import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  actions: 'Actions for {title}',
  edit: 'Edit design',
  regenerate: 'Edit prompt & regenerate',
  carry: 'For a computer (.somo)',
  delete: 'Delete',
  status: 'Status',
  draft: 'draft',
  active: 'active',
  archived: 'archived',
  statusChanged: 'Status changed',
  nowDraft: '“{title}” is a draft now.',
  nowActive: '“{title}” is active now.',
  nowArchived: '“{title}” is archived now. You find it in the Design Corner under “Show archived”.',
  error: 'Error',
  statusFailed: 'Failed to change the status. Please try again.',
})

import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  created: 'Created {when}',
  edited: 'Last edited {when}',
  regenerated: 'Regenerated {date}',
  draft: 'draft',
  active: 'active',
  archived: 'archived',
  rated: { one: 'Rated {average} of 5 by {count} reader', other: 'Rated {average} of 5 by {count} readers' },
  deleting: 'Deleting...',
  confirmDelete: 'Are you sure you want to delete this design? This action cannot be undone.',
  deleted: 'Design Deleted',
  deletedText: 'The lesson design has been permanently deleted.',
  error: 'Error',
  deleteFailed: 'Failed to delete the design. Please try again.',
  loading: 'Loading designs...',
  loadFailed: 'Your designs could not be loaded',
  showMore: { one: 'Show {count} more design', other: 'Show {count} more designs' },
})

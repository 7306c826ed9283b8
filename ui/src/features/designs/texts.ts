import { catalogue } from '@/i18n/catalogue'

export const t = catalogue({
  created: 'Created {when}',
  edited: 'Last edited {when}',
  draft: 'draft',
  active: 'active',
  archived: 'archived',
  actions: 'Actions for {title}',
  edit: 'Edit design',
  delete: 'Delete',
  deleting: 'Deleting...',
  confirmDelete: 'Are you sure you want to delete this design? This action cannot be undone.',
  deleted: 'Design Deleted',
  deletedText: 'The lesson design has been permanently deleted.',
  error: 'Error',
  deleteFailed: 'Failed to delete the design. Please try again.',
  loading: 'Loading designs...',
  loadFailed: 'Your designs could not be loaded',
  showMore: { one: 'Show {count} more design', other: 'Show {count} more designs' },

  corner: 'Design Corner',
  cornerText: 'Manage your lesson plans: view, edit and delete them, and make new ones.',
  yours: 'Your designs',
  createNew: 'Create New Design',
  none: 'No designs yet',
  noneText: 'Create your first lesson plan to get started.',
  createFirst: 'Create Your First Design',
})

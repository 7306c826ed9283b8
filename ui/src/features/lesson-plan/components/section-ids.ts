/** Everything a plan may have, in the order in which a teacher needs it. */
export const SECTION_IDS = ['overview', 'question', 'objectives', 'before', 'activities', 'materials', 'resources', 'outcome', 'skills', 'classroom', 'board', 'learners', 'reflection'] as const
export type SectionId = (typeof SECTION_IDS)[number]

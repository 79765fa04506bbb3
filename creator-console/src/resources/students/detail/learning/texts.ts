import { dayOf } from '../../../../shared/moment';
import type { Enrollment } from './learning.api';

export const texts = {
  owned: 'Courses and other products',
  none: 'Nothing owned yet',
  noneText: 'What the student buys, claims or is given stands here, with how far each course has come.',
  sources: { purchase: 'Bought', free: 'Free', grant: 'Given by hand' } satisfies Record<
    Enrollment['source'],
    string
  >,
  since: (source: string, since: string) => `${source}, ${dayOf(since)}`,
  progress: (done: number, all: number) => `${done} of ${all} lessons`,
  progressOf: (title: string) => `Progress in ${title}`,
  standsAt: (lesson: string) => `At “${lesson}”`,
  lastDone: (day: string) => `Last completed something on ${dayOf(day)}`,
  nothingDone: 'Nothing completed yet',
  journals: 'Shared journals',
  give: 'Give a product',
  giveTitle: (student: string) => `Give ${student} a product`,
  giveText: 'It opens at once, without payment.',
  product: 'Product',
  takeBack: 'Take back',
  takeBackOf: (title: string) => `Take back: ${title}`,
  takeBackTitle: (title: string) => `Take back “${title}”?`,
  takeBackText: 'It closes at once. The progress is kept, and is there again if it is given or bought again.',
  reason: 'Reason',
  reasonHelp: 'It stands in the audit log.',
  cancel: 'Cancel',
  given: 'Given',
  takenBack: 'Taken back',
  failed: 'This did not work',
  tryAgain: 'Nothing has changed. Please try again.',
} as const;

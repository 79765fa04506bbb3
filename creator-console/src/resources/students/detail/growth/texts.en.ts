import { counted } from '../../../../shared/words/counted';
import type { GrowthEntry } from './growth.api';

export const texts = {
  level: (level: number, name: string) => `Level ${level} · ${name}`,
  points: (points: number) =>
    counted(points, { one: '1 point', other: `${points.toLocaleString('en-US')} points` }),
  toNext: 'Progress to the next level',
  within: (points: string, of: string) => `${points} of ${of} points to the next level`,
  maxLevel: 'Max Level',
  ledger: 'Points history',
  none: 'No points yet. Students earn points for lessons, sessions and what they share.',
  action: 'Earned for',
  when: 'When',
  brought: 'Points',
  ended: (day: string) => `reversed on ${day}`,
  capped: 'daily limit reached',
  more: 'Show more',
  byHand: 'Adjust points',
  byHandTitle: (name: string) => `Adjust points for ${name}`,
  howMany: 'Points',
  howManyHelp:
    'Enter a negative number to take points away. The student sees that you adjusted their points, but not why.',
  give: 'Save',
  given: 'Points saved',
  actions: {
    lesson_completed: 'Lesson completed',
    course_completed: 'Course completed',
    certificate_issued: 'Certificate earned',
    journal_shared: 'Journal answer shared',
    review_written: 'Review written',
    post_published: 'Post published',
    comment_written: 'Comment written',
    answer_written: 'Question answered',
    answer_helpful: 'Answer marked as helpful',
    answer_accepted: 'Answer accepted',
    session_held: 'Session attended',
    by_hand: 'Adjusted by you',
  } satisfies Record<GrowthEntry['action'], string>,
};

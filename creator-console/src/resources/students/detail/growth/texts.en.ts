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
    'lesson-completed': 'Lesson completed',
    'course-completed': 'Course completed',
    'certificate-issued': 'Certificate earned',
    'journal-shared': 'Journal answer shared',
    'review-written': 'Review written',
    'post-published': 'Post published',
    'comment-written': 'Comment written',
    'answer-written': 'Question answered',
    'answer-helpful': 'Answer marked as helpful',
    'answer-accepted': 'Answer accepted',
    'session-held': 'Session attended',
    'by-hand': 'Adjusted by you',
  } satisfies Record<GrowthEntry['action'], string>,
};

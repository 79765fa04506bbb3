import type { GrowthRule } from './growth-rules.api';

export const texts = {
  title: 'Growth',
  lead: 'What brings a member points, and with them the next level of the Life of a Seed. A change counts for what is done from now on.',
  points: 'Points',
  cap: 'At most a day',
  capHelp: 'Empty: as often as it is done',
  isOn: (deed: string) => `${deed} brings points`,
  save: 'Save',
  saved: 'Saved',
  savedText: 'It counts for what is done from now on.',
  failed: 'Not saved',
  tryAgain: 'Please try again.',
  wrong: 'Points are 1 to 1,000, a day has 1 to 100 or no limit.',
  deeds: {
    'lesson-completed': 'Completing a lesson',
    'course-completed': 'Completing a course',
    'certificate-issued': 'A certificate',
    'journal-shared': 'Sharing a journal answer with you',
    'review-written': 'Writing a review',
    'post-published': 'Writing in the community',
    'comment-written': 'Writing a comment',
    'answer-written': 'Answering a question',
    'answer-helpful': 'An answer that somebody finds helpful',
    'answer-accepted': 'An answer that solves a question',
    'session-held': 'Coming to a session',
  } satisfies Record<GrowthRule['deed'], string>,
};

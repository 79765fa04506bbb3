import type { GrowthRule } from './growth-rules.api';

export const texts = {
  title: 'Growth',
  lead: 'Choose what students earn points for. Points unlock the next level of Life of a Seed. Changes apply from now on.',
  points: 'Points',
  cap: 'Daily limit',
  capHelp: 'Times a day. Leave empty for no limit.',
  isOn: (action: string) => `Points for: ${action}`,
  save: 'Save',
  saved: 'Saved',
  savedText: 'Applies from now on.',
  failed: 'Not saved',
  tryAgain: 'Please try again.',
  wrong: 'Points must be from 1 to 1,000. The daily limit must be from 1 to 100, or empty.',
  actions: {
    lesson_completed: 'Completing a lesson',
    course_completed: 'Completing a course',
    certificate_issued: 'Earning a certificate',
    journal_shared: 'Sharing a journal answer with you',
    review_written: 'Writing a review',
    post_published: 'Posting in the community',
    comment_written: 'Writing a comment',
    answer_written: 'Answering a question',
    answer_helpful: 'Writing an answer that someone finds helpful',
    answer_accepted: 'Writing an answer that solves a question',
    session_held: 'Attending a session',
  } satisfies Record<GrowthRule['action'], string>,
};

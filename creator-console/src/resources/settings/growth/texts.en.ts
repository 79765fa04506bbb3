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
    'lesson-completed': 'Completing a lesson',
    'course-completed': 'Completing a course',
    'certificate-issued': 'Earning a certificate',
    'journal-shared': 'Sharing a journal answer with you',
    'review-written': 'Writing a review',
    'post-published': 'Posting in the community',
    'comment-written': 'Writing a comment',
    'answer-written': 'Answering a question',
    'answer-helpful': 'Writing an answer that someone finds helpful',
    'answer-accepted': 'Writing an answer that solves a question',
    'session-held': 'Attending a session',
  } satisfies Record<GrowthRule['action'], string>,
};

/** Subjects of notifications; when a subject ends, its notifications are withdrawn. */
export const SUBJECTS = [
  'announcement',
  'contribution',
  /** A contribution that the coach has to decide about. */
  'moderation-case',
  /** A hidden post or comment, as its author knows it. */
  'hidden-contribution',
  'message',
  'event',
  'canceled-event',
  'session',
  'offered-place',
  'journal',
  'module',
  /** All open requests of one minor. */
  'purchase-requests',
  'review',
  /** A review that the coach has to decide about. */
  'review-case',
  'review-answer',
  'group',
  /** A request to a guardian about an account. */
  'approval',
  'second-guardian',
] as const;
export type Subject = (typeof SUBJECTS)[number];

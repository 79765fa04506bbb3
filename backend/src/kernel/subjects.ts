/** Subjects of notifications; when a subject ends, its notifications are withdrawn. */
export const SUBJECTS = [
  'announcement',
  'contribution',
  /** A contribution that needs the coach's decision. */
  'moderation-case',
  /** A hidden post or comment, for its author. */
  'hidden-contribution',
  'message',
  'event',
  'canceled-event',
  'session',
  'offered-place',
  'journal',
  'assignment',
  'module',
  /** All open requests of one minor. */
  'purchase-requests',
  'review',
  /** A review that needs the coach's decision. */
  'review-case',
  'review-answer',
  'group',
  /** A request to a guardian about an account. */
  'approval',
  'second-guardian',
] as const;
export type Subject = (typeof SUBJECTS)[number];

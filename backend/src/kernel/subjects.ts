/** Things of which people are told, and whose end ends what was told. */
export type Subject =
  | 'announcement'
  | 'contribution'
  /** A contribution that the coach has to decide about. */
  | 'moderation-case'
  /** What its writer was told: that others see it no longer. */
  | 'hidden-contribution'
  | 'message'
  | 'event'
  | 'canceled-event'
  | 'session'
  | 'offered-place'
  | 'journal'
  | 'module'
  /** All open requests of one minor. */
  | 'purchase-requests'
  | 'review'
  /** A review that the coach has to decide about. */
  | 'review-case'
  | 'review-answer'
  | 'group'
  /** What waits for a guardian. */
  | 'approval'
  /** Somebody who is to become the second guardian of a minor. */
  | 'second-guardian';

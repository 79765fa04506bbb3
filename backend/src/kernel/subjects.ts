/** Things of which people are told, and whose end ends what was told. */
export type Subject =
  | 'announcement'
  | 'contribution'
  /** A contribution that the coach has to decide about. */
  | 'moderation-case'
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
  | 'review-answer'
  | 'group'
  /** Somebody who is to become the second guardian of a minor. */
  | 'second-guardian';

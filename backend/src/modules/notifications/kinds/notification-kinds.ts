import { REPORTED_ACTS, WAITING_ACTS } from '../../../kernel/minor-acts.js';

const MEMBER_NOTIFICATIONS = [
  'announced',
  'event-planned',
  'coach-posted',
  'mentioned',
  'question-answered',
  'post-commented',
  'post-reacted',
  'answer-accepted',
  'circle-mentioned',
  'circle-waiting',
  'journal-answered',
  'module-opened',
  'level-reached',
  'event-near',
  'event-changed',
  'event-cancelled',
  'event-place-given',
  'session-near',
  'session-changed',
  'session-cancelled',
  'session-withdrawn',
  'place-offered',
  'purchase-asked',
  'purchase-ended',
  'review-answered',
  'review-shown',
  'review-hidden',
  'review-held',
  'contribution-hidden',
  'warned',
  'muted',
  'unmuted',
  'ward-warned',
  'ward-muted',
  'circle-joined',
  'circle-taken-out',
  'guardian-joined',
  'guardian-left',
  'ward-consent-given',
  'ward-consent-withdrawn',
  'ward-closed',
  'guardian-accepted',
  'guardian-waits',
  'guardian-removed',
  'guardian-ended',
  'approval-asked',
  'approval-ended',
  'ward-acted',
  'ward-opened',
  'ward-password-set',
  'second-factor-removed',
] as const;

const COACH_NOTIFICATIONS = [
  'sale',
  'session-booked',
  'payment-held',
  'refund-failed',
  'dispute-opened',
  'journal-shared',
  'contribution-waiting',
  'contribution-reported',
  'message-reported',
  'question-unanswered',
  'review-written',
  'review-waiting',
  'review-reported',
  'mails-failed',
] as const;

export const NOTIFICATION_KINDS = [...MEMBER_NOTIFICATIONS, ...COACH_NOTIFICATIONS] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** News by the coach, sent to many members at once. */
export const COACH_NEWS = [
  'announced',
  'event-planned',
  'coach-posted',
] as const satisfies readonly NotificationKind[];

/** Activity in the community and its circles, also collected in one email. A notification goes when its subject goes. */
export const COMMUNITY_NOTIFICATIONS = [
  ...COACH_NEWS,
  'mentioned',
  'question-answered',
  'post-commented',
  'post-reacted',
  'answer-accepted',
  'circle-mentioned',
  'circle-waiting',
] as const satisfies readonly NotificationKind[];

const EVENT_NOTIFICATIONS = [
  'event-near',
  'event-changed',
  'event-cancelled',
  'event-place-given',
] as const satisfies readonly NotificationKind[];

/** Notifications that may belong to a circle or pod. */
export const GROUP_NOTIFICATIONS: readonly NotificationKind[] = [
  ...COMMUNITY_NOTIFICATIONS,
  ...EVENT_NOTIFICATIONS,
];

export const REQUEST_OUTCOMES = ['approved', 'declined', 'expired'] as const;
export type RequestOutcome = (typeof REQUEST_OUTCOMES)[number];

/** Acts of minors on their own accounts that notifications name. */
export const NOTIFIED_ACTS = [...WAITING_ACTS, ...REPORTED_ACTS];
export type NotifiedAct = (typeof NOTIFIED_ACTS)[number];

/** Details that a notification shows besides its actors. Times are in ISO 8601. */
export interface NotificationFacts {
  /** Title of the module, event, session or circle, or of what was requested, sold or reviewed. */
  title?: string;
  /** Start of the event or session. */
  startsAt?: string;
  level?: number;
  outcome?: RequestOutcome;
  /** Act on a minor's own account. */
  act?: NotifiedAct;
  /** Reason for hiding a review, in the coach's words. */
  reason?: string;
}

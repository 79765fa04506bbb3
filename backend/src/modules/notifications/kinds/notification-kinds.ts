import { REPORTED_ACTS, WAITING_ACTS } from '../../../kernel/minor-acts.js';
import type { Subject } from '../../../kernel/subjects.js';

interface Notification {
  /** Name in a person's data file: in English, by which other languages find theirs. */
  name: string;
  /**
   * Subject that the notification announces. Once it is deleted, hidden, withheld or canceled, the notification goes too; opening the
   * subject marks the notification as read. Without one, the notification reports something that nothing undoes.
   */
  about?: Subject;
}

const MEMBER_NOTIFICATIONS = {
  announced: { name: 'Your coach announced something', about: 'announcement' },
  'event-planned': { name: 'Your coach planned an event', about: 'event' },
  'coach-posted': { name: 'Your coach posted in the community', about: 'contribution' },
  mentioned: { name: 'You were mentioned', about: 'contribution' },
  'question-answered': { name: 'Your question was answered', about: 'contribution' },
  'post-commented': { name: 'Someone commented on your post', about: 'contribution' },
  'post-reacted': { name: 'Someone reacted to your post', about: 'contribution' },
  'answer-accepted': { name: 'Your answer was accepted', about: 'contribution' },
  'circle-mentioned': { name: 'You were mentioned in your circle or pod', about: 'message' },
  'circle-waiting': { name: 'Someone wrote in your circle or pod', about: 'message' },
  'journal-answered': { name: 'Your coach replied to your journal', about: 'journal' },
  'module-opened': { name: 'A module is open', about: 'module' },
  'lessons-added': { name: 'New lessons in your course' },
  'level-reached': { name: 'You reached a level' },
  'event-near': { name: 'An event reminder', about: 'event' },
  'event-changed': { name: 'An event has a new time or place', about: 'event' },
  'event-cancelled': { name: 'An event was canceled', about: 'canceled-event' },
  'event-place-given': { name: 'You got a spot at an event', about: 'event' },
  'session-near': { name: 'A session reminder', about: 'session' },
  'session-changed': { name: 'A session has a new time or place', about: 'session' },
  'session-cancelled': { name: 'A session was canceled' },
  'session-withdrawn': { name: 'A session was canceled because a guardian withdrew consent' },
  'place-offered': { name: 'A spot opened up', about: 'offered-place' },
  'purchase-asked': { name: 'Your daughter asked you to buy something', about: 'purchase-requests' },
  'purchase-ended': { name: 'Your purchase request was answered' },
  'review-answered': { name: 'Your coach replied to your review', about: 'review-answer' },
  'review-shown': { name: 'Your review is public', about: 'review' },
  'review-hidden': { name: 'Your coach hid your review', about: 'review' },
  'review-held': { name: 'Your review is hidden until your coach reviews it', about: 'review' },
  'contribution-hidden': { name: 'Your post or comment is hidden', about: 'hidden-contribution' },
  warned: { name: 'Your coach warned you' },
  muted: { name: 'Your coach muted you' },
  unmuted: { name: 'You can post again' },
  'ward-warned': { name: 'Your coach warned your daughter' },
  'ward-muted': { name: 'Your coach muted your daughter' },
  'circle-joined': { name: 'You joined a circle or pod', about: 'group' },
  'circle-taken-out': { name: 'Your coach removed you from a circle or pod', about: 'group' },
  'guardian-joined': { name: 'Your daughter has a second guardian' },
  'guardian-left': { name: 'Your daughter’s other guardian left' },
  'ward-consent-given': { name: 'The other guardian gave consent for your daughter' },
  'ward-consent-withdrawn': { name: 'The other guardian withdrew consent for your daughter' },
  'ward-closed': { name: 'Consent for your daughter’s account was withdrawn' },
  'guardian-accepted': { name: 'Someone agreed to be the second guardian', about: 'second-guardian' },
  'guardian-waits': { name: 'You agreed to be the second guardian', about: 'second-guardian' },
  'guardian-removed': { name: 'A guardian of your daughter was removed' },
  'guardian-ended': { name: 'You’re no longer a guardian' },
  'approval-asked': { name: 'A change to your daughter’s account needs your approval', about: 'approval' },
  'approval-ended': { name: 'A guardian answered your request' },
  'ward-acted': { name: 'Your daughter made a change to her account' },
  'ward-opened': { name: 'Your daughter can sign in now' },
  'ward-password-set': { name: 'A guardian set your password' },
  'second-factor-removed': { name: 'A guardian removed your two-step sign-in' },
} satisfies Record<string, Notification>;

const COACH_NOTIFICATIONS = {
  sale: { name: 'A sale' },
  'session-booked': { name: 'A session was booked', about: 'session' },
  'payment-held': { name: 'A payment to review' },
  'refund-failed': { name: 'A refund failed' },
  'dispute-opened': { name: 'A buyer disputed a payment' },
  'journal-shared': { name: 'A journal was shared with you', about: 'journal' },
  'contribution-waiting': { name: 'A post to approve', about: 'moderation-case' },
  'contribution-reported': { name: 'A post or comment was reported', about: 'moderation-case' },
  'message-reported': { name: 'A message was reported', about: 'message' },
  'question-unanswered': { name: 'A question without an answer', about: 'contribution' },
  'review-written': { name: 'A product was reviewed', about: 'review' },
  'review-waiting': { name: 'A review to approve', about: 'review-case' },
  'review-reported': { name: 'A review was reported', about: 'review-case' },
  'mails-failed': { name: 'Emails couldn’t be sent' },
  'webhook-off': { name: 'A webhook was turned off' },
} satisfies Record<string, Notification>;

export type NotificationKind = keyof typeof MEMBER_NOTIFICATIONS | keyof typeof COACH_NOTIFICATIONS;
const NOTIFICATIONS: Record<NotificationKind, Notification> = {
  ...MEMBER_NOTIFICATIONS,
  ...COACH_NOTIFICATIONS,
};
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];

export const isNotification = (kind: string): kind is NotificationKind =>
  NOTIFICATION_KINDS.some((one) => one === kind);

export const notificationName = (kind: NotificationKind): string => NOTIFICATIONS[kind].name;

export const subjectOf = (kind: NotificationKind): Subject | undefined => NOTIFICATIONS[kind].about;

export const kindsAbout = (subject: Subject): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => subjectOf(kind) === subject);

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
  /** Title of the module, course, event, session or circle, or of what was requested, sold or reviewed. */
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

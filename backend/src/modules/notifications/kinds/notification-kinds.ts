import { REPORTED_ACTS, WAITING_ACTS } from '../../../kernel/minor-acts.js';
import type { Subject } from '../../../kernel/subjects.js';
import type { OtherTitles } from '../titles/titles.js';

interface Notification {
  /** English name in a person's data file, which is also the key of its translations. */
  name: string;
  /**
   * Subject that the notification announces. Once the subject is deleted, hidden, withheld or canceled, the
   * notification is withdrawn; opening the subject marks it as read. Without one, it reports something that cannot be
   * undone.
   */
  about?: Subject;
}

const MEMBER_NOTIFICATIONS = {
  announced: { name: 'Your coach announced something', about: 'announcement' },
  event_planned: { name: 'Your coach planned an event', about: 'event' },
  coach_posted: { name: 'Your coach posted in the community', about: 'contribution' },
  mentioned: { name: 'You were mentioned', about: 'contribution' },
  question_answered: { name: 'Your question was answered', about: 'contribution' },
  post_commented: { name: 'Someone commented on your post', about: 'contribution' },
  post_reacted: { name: 'Someone reacted to your post', about: 'contribution' },
  answer_accepted: { name: 'Your answer was accepted', about: 'contribution' },
  circle_mentioned: { name: 'You were mentioned in your circle or pod', about: 'message' },
  circle_waiting: { name: 'Someone wrote in your circle or pod', about: 'message' },
  journal_answered: { name: 'Your coach replied to your journal', about: 'journal' },
  assignment_answered: { name: 'Your coach answered your assignment' },
  module_opened: { name: 'A module is open', about: 'module' },
  lessons_added: { name: 'New lessons in your course' },
  access_ending: { name: 'Your access ends soon' },
  subscription_unpaid: { name: 'Your payment didn’t go through' },
  subscription_ended: { name: 'Your subscription ended' },
  level_reached: { name: 'You reached a level' },
  event_near: { name: 'An event reminder', about: 'event' },
  event_changed: { name: 'An event has a new time or place', about: 'event' },
  event_cancelled: { name: 'An event was canceled', about: 'canceled-event' },
  event_place_given: { name: 'You got a spot at an event', about: 'event' },
  session_near: { name: 'A session reminder', about: 'session' },
  session_changed: { name: 'A session has a new time or place', about: 'session' },
  session_cancelled: { name: 'A session was canceled' },
  session_withdrawn: { name: 'A session was canceled because a guardian withdrew consent' },
  place_offered: { name: 'A spot opened up', about: 'offered-place' },
  purchase_asked: { name: 'Your daughter asked you to buy something', about: 'purchase-requests' },
  purchase_ended: { name: 'Your purchase request was answered' },
  review_answered: { name: 'Your coach replied to your review', about: 'review-answer' },
  review_shown: { name: 'Your review is public', about: 'review' },
  review_hidden: { name: 'Your coach hid your review', about: 'review' },
  review_held: { name: 'Your review is hidden until your coach reviews it', about: 'review' },
  contribution_hidden: { name: 'Your post or comment is hidden', about: 'hidden-contribution' },
  warned: { name: 'Your coach warned you' },
  muted: { name: 'Your coach muted you' },
  unmuted: { name: 'You can post again' },
  ward_warned: { name: 'Your coach warned your daughter' },
  ward_muted: { name: 'Your coach muted your daughter' },
  circle_joined: { name: 'You joined a circle or pod', about: 'group' },
  circle_taken_out: { name: 'Your coach removed you from a circle or pod', about: 'group' },
  guardian_joined: { name: 'Your daughter has a second guardian' },
  guardian_left: { name: 'Your daughter’s other guardian left' },
  ward_consent_given: { name: 'The other guardian gave consent for your daughter' },
  ward_consent_withdrawn: { name: 'The other guardian withdrew consent for your daughter' },
  ward_closed: { name: 'Consent for your daughter’s account was withdrawn' },
  guardian_accepted: { name: 'Someone agreed to be the second guardian', about: 'second-guardian' },
  guardian_waits: { name: 'You agreed to be the second guardian', about: 'second-guardian' },
  guardian_removed: { name: 'A guardian of your daughter was removed' },
  guardian_ended: { name: 'You’re no longer a guardian' },
  approval_asked: { name: 'A change to your daughter’s account needs your approval', about: 'approval' },
  approval_ended: { name: 'A guardian answered your request' },
  ward_acted: { name: 'Your daughter made a change to her account' },
  ward_opened: { name: 'Your daughter can sign in now' },
  ward_password_set: { name: 'A guardian set your password' },
  second_factor_removed: { name: 'A guardian removed your two-step sign-in' },
} satisfies Record<string, Notification>;

const COACH_NOTIFICATIONS = {
  sale: { name: 'A sale' },
  trial_begun: { name: 'A free trial' },
  session_booked: { name: 'A session was booked', about: 'session' },
  payment_held: { name: 'A payment to review' },
  refund_failed: { name: 'A refund failed' },
  dispute_opened: { name: 'A buyer disputed a payment' },
  journal_shared: { name: 'A journal was shared with you', about: 'journal' },
  assignment_handed_in: { name: 'An assignment to review', about: 'assignment' },
  contribution_waiting: { name: 'A post to approve', about: 'moderation-case' },
  contribution_reported: { name: 'A post or comment was reported', about: 'moderation-case' },
  message_reported: { name: 'A message was reported', about: 'message' },
  question_unanswered: { name: 'A question without an answer', about: 'contribution' },
  review_written: { name: 'A product was reviewed', about: 'review' },
  review_waiting: { name: 'A review to approve', about: 'review-case' },
  review_reported: { name: 'A review was reported', about: 'review-case' },
  mails_failed: { name: 'Emails couldn’t be sent' },
  webhook_off: { name: 'A webhook was turned off' },
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
  'event_planned',
  'coach_posted',
] as const satisfies readonly NotificationKind[];

/** Activity in the community and its circles, also collected in a digest. A notification is withdrawn with its subject. */
export const COMMUNITY_NOTIFICATIONS = [
  ...COACH_NEWS,
  'mentioned',
  'question_answered',
  'post_commented',
  'post_reacted',
  'answer_accepted',
  'circle_mentioned',
  'circle_waiting',
] as const satisfies readonly NotificationKind[];

const EVENT_NOTIFICATIONS = [
  'event_near',
  'event_changed',
  'event_cancelled',
  'event_place_given',
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

/** Details that a notification shows besides its actors. Times in ISO 8601. */
export interface NotificationFacts {
  /** Title of the module, course, event, session or circle, or of what was requested, sold or reviewed. */
  title?: string;
  /** The same title in other languages, as far as the coach has translated it. */
  titles?: OtherTitles;
  /** Start of the event or session, or the end of access. */
  startsAt?: string;
  level?: number;
  outcome?: RequestOutcome;
  /** Act on a minor's own account. */
  act?: NotifiedAct;
  /** Reason for hiding a review, in the coach's words. */
  reason?: string;
}

import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.js';
import type { Subject } from '../../../kernel/subjects.js';

/**
 * What each kind of notification announces. Once that is deleted, hidden, withheld or canceled, the notification goes with it, and is read
 * when its reader opens it. Null: it tells of something that has happened, which nothing undoes.
 */
const SUBJECT_OF: Record<NotificationKind, Subject | null> = {
  announced: 'announcement',
  'coach-posted': 'contribution',
  mentioned: 'contribution',
  'question-answered': 'contribution',
  'post-commented': 'contribution',
  'post-reacted': 'contribution',
  'answer-accepted': 'contribution',
  'question-unanswered': 'contribution',
  'contribution-waiting': 'moderation-case',
  'contribution-reported': 'moderation-case',
  'circle-mentioned': 'message',
  'circle-waiting': 'message',
  'message-reported': 'message',
  'event-planned': 'event',
  'event-near': 'event',
  'event-changed': 'event',
  'event-place-given': 'event',
  'event-cancelled': 'canceled-event',
  'session-near': 'session',
  'session-changed': 'session',
  'session-booked': 'session',
  'session-cancelled': null,
  'session-withdrawn': null,
  'place-offered': 'offered-place',
  'journal-shared': 'journal',
  'journal-answered': 'journal',
  'module-opened': 'module',
  'purchase-asked': 'purchase-requests',
  'purchase-ended': null,
  'review-answered': 'review-answer',
  'review-shown': 'review',
  'review-hidden': 'review',
  'review-written': 'review',
  'review-waiting': 'review',
  'review-reported': 'review',
  'circle-joined': 'group',
  'circle-taken-out': 'group',
  'guardian-accepted': 'second-guardian',
  'guardian-waits': 'second-guardian',
  'guardian-joined': null,
  'guardian-left': null,
  'guardian-removed': null,
  'guardian-ended': null,
  'ward-consent-given': null,
  'ward-consent-withdrawn': null,
  'ward-closed': null,
  warned: null,
  muted: null,
  unmuted: null,
  'ward-warned': null,
  'ward-muted': null,
  'level-reached': null,
  sale: null,
  'payment-held': null,
  'refund-failed': null,
  'dispute-opened': null,
  'mails-failed': null,
};

export const subjectOf = (kind: NotificationKind): Subject | null => SUBJECT_OF[kind];

export const kindsAbout = (subject: Subject): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => SUBJECT_OF[kind] === subject);

import type { MailKind } from '../../src/modules/notifications/kinds/mail-kinds.js';
import type { NotificationKind } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { operations } from '../contract/contract.js';
import { CANARY, type Place, type Scene } from './scene.js';

/**
 * All ways in which data about a member, or to her, leave the product. The list drives the crawl that looks for a minor's secrets and the
 * test of a guardian's withdrawal; `ways-out.spec.ts` fails until a new way is listed here.
 *
 * - Answers, feeds, files and public pages are the GET operations of the contract.
 *   Those without an id are requested as they are; the places below say what the ids of the others stand for.
 * - The stream contains only ids, and ends with the login session.
 * - Emails and push messages are listed by kind, each with its reader.
 */

/** GET operations by the meaning of the ids in their addresses. */
const ADDRESSES: Record<Place, readonly string[]> = {
  ward: [
    ...['consents', 'moderation', 'data-export', 'data-export/download', 'deletion', 'learning'].map(
      (what) => `/api/family/wards/{id}/${what}`,
    ),
    ...['', '/posts', '/pictures'].map((what) => `/api/community/people/{id}${what}`),
    '/api/students/{id}',
    ...[
      'answers',
      'bookings',
      'moderation',
      'enrollments',
      'family',
      'groups',
      'growth',
      'growth/entries',
    ].map((what) => `/api/students/{id}/${what}`),
    ...['messages', 'notes', 'payments', 'purchases', 'sessions', 'timeline'].map(
      (what) => `/api/students/{id}/${what}`,
    ),
    '/api/students/{id}/courses/{courseId}',
  ],
  post: ['', '/versions', '/comments', '/reactions'].map((what) => `/api/community/posts/{id}${what}`),
  contribution: ['/api/creator/contributions/{id}'],
  circle: ['/api/community/groups/{id}/feed'],
  event: [
    ...['', '/calendar'].map((what) => `/api/community/events/{id}${what}`),
    ...['', '/guests'].map((what) => `/api/creator/events/{id}${what}`),
  ],
  course: [
    ...['', '/course', '/files', '/reviews'].map((what) => `/api/products/{id}${what}`),
    '/api/me/reviews/{productId}',
    ...['', '/analytics', '/groups', '/pairs', '/results', '/sessions', '/students'].map(
      (what) => `/api/creator/products/{id}${what}`,
    ),
    '/api/learning/courses/{courseId}',
    '/api/course-progress/{courseId}',
  ],
  widget: ['/api/creator/products/{id}/results/{widgetId}'],
  lesson: [
    '/api/learning/lessons/{lessonId}',
    '/api/learning/lessons/{lessonId}/answers',
    '/api/me/lessons/{lessonId}/notes',
  ],
  conversation: ['', '/messages'].map((what) => `/api/conversations/{id}${what}`),
  certificate: ['', '/pdf'].map((what) => `/api/certificates/{code}${what}`),
  review: ['/api/creator/reviews/{id}'],
  journal: ['/api/creator/shared-journals/{id}'],
  booking: [
    ...['', '/files'].map((what) => `/api/me/coaching/bookings/{id}${what}`),
    ...['', '/reminders'].map((what) => `/api/creator/coaching/bookings/{id}${what}`),
  ],
  feed: ['/api/calendar-feeds/{token}'],
};

/** GET operations with ids that reveal nothing about a minor: site, shop and courses, and things that only adults have. */
export const OF_NO_MINOR: readonly string[] = [
  '/api/s3/multipart/{uploadId}',
  '/api/s3/multipart/{uploadId}/{partNumber}',
  '/api/media/public/{assetId}',
  '/api/creator/media/{id}',
  '/api/legal/{document}',
  '/api/creator/legal/{document}/versions',
  '/api/site/pictures/{assetId}/{shape}',
  '/api/site/videos/{assetId}',
  '/api/site/icons/{size}',
  '/api/site/full-icons/{size}',
  '/api/site/cards/{assetId}',
  '/api/creator/courses/{courseId}/structure',
  '/api/creator/courses/{courseId}/lesson-drafts',
  '/api/creator/lessons/{lessonId}/pages',
  '/api/creator/pages/{pageId}/widgets',
  '/api/creator/lessons/{lessonId}/versions',
  '/api/creator/lessons/{lessonId}/versions/{versionId}',
  '/api/creator/coupons/{id}',
  '/api/creator/webhooks/{id}',
  '/api/coaching/offerings/{id}/slots',
  '/api/me/coaching/offerings/{id}/slots',
  '/api/me/coaching/offerings/{id}/dates',
  '/api/creator/coaching/offerings/{id}',
  '/api/creator/coaching/offerings/{id}/dates',
  '/api/creator/mail-templates/{kind}/{language}',
  '/api/creator/announcements/{id}/readers',
  '/api/creator/student-tags/{id}',
  // minors pay nothing and give nothing away
  '/api/me/orders/{id}',
  '/api/creator/orders/{id}',
  '/api/creator/payment-reviews/{id}',
  '/api/gifts/{token}',
  // for visitors, by a link in an email; a minor has hers in her account
  '/api/coaching/bookings/{token}',
  '/api/coaching/bookings/{token}/files',
  '/api/family/invitations/{token}',
  '/api/unsubscribe/{token}',
  '/api/mailing-links/{token}',
  // broadcasts, which minors never get
  '/api/creator/broadcasts/{id}',
  '/api/creator/sequences/{id}',
  '/api/creator/mailing-deliveries/{id}',
  // only for the coach, each about content that is read at its own address, too
  '/api/creator/message-reports/{id}',
  '/api/creator/mail-log/{id}',
  '/api/creator/webhook-deliveries/{id}',
];

/** Searches that could come upon her name or her words. */
const SEARCHES = [
  CANARY.lastName,
  'lena',
  ...(['circlePost', 'circleComment', 'waitingPost', 'waitingComment', 'hiddenPost'] as const).map(
    (name) => CANARY[name].split(' ')[0]!,
  ),
].flatMap((words) => [
  `/api/community/search?q=${encodeURIComponent(words)}`,
  `/api/community/mentionable?q=${encodeURIComponent(words)}`,
]);

/** Address of the only streamed response: `withdrawal.spec.ts` checks that the stream ends. */
export const STREAM = '/api/live-updates';

/** Returns all GET operations in the list. */
export const listedAddresses = (): string[] => [...Object.values(ADDRESSES).flat(), ...OF_NO_MINOR];

/** Returns the addresses of all ways out, for this scene. */
export function addressesOf({ places }: Scene): string[] {
  const asTheyAre = operations
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && path !== STREAM)
    .map(({ path }) => path);
  const filled = (Object.keys(ADDRESSES) as Place[]).flatMap((place) =>
    ADDRESSES[place].flatMap((path) =>
      places[place].map((id) =>
        path
          .replace('{courseId}', places.course[0]!)
          .replace('{widgetId}', places.widget[0]!)
          .replace(/\{\w+\}/, place === 'widget' ? places.course[0]! : id),
      ),
    ),
  );
  return [...asTheyAre, ...filled, ...SEARCHES];
}

/** The reader of an email or notification: the member it is about, her guardian, the coach, or an adult such as a buyer. */
type Reader = 'member' | 'guardian' | 'coach' | 'adult';

export const MAILS: Record<MailKind, Reader> = {
  welcome: 'member',
  'verify-email': 'member',
  'reset-password': 'member',
  'sign-in-code': 'member',
  'stolen-session': 'member',
  'deletion-scheduled': 'member',
  'export-ready': 'member',
  'change-email': 'member',
  'email-change-warning': 'member',
  invitation: 'member',
  'coach-email': 'member',
  'course-completed': 'member',
  'journal-answered': 'member',
  'module-opened': 'member',
  'lessons-added': 'member',
  'message-waiting': 'member',
  'event-reminder': 'member',
  mentioned: 'member',
  announced: 'member',
  'community-news': 'member',
  'marketing-mailing': 'member',
  'service-mailing': 'member',
  'second-factor-changed': 'member',
  'call-to-confirm': 'member',
  'call-confirmed': 'member',
  'call-cancelled': 'member',
  'call-changed': 'member',
  'call-reminder': 'member',
  'place-offered': 'member',
  'time-lost': 'member',
  'came-of-age': 'member',
  'event-joined': 'member',
  'event-place-given': 'member',
  'event-changed': 'member',
  'event-cancelled': 'member',
  warned: 'member',
  muted: 'member',
  'guardian-wanted': 'guardian',
  'guardian-invited': 'guardian',
  'guardian-accepted': 'guardian',
  'guardian-joined': 'guardian',
  'guardian-removed': 'guardian',
  'ward-came-of-age': 'guardian',
  'purchase-asked': 'guardian',
  'coach-noted-call': 'guardian',
  'ward-warned': 'guardian',
  'ward-muted': 'guardian',
  'ward-closed': 'guardian',
  'approval-asked': 'guardian',
  'ward-acted': 'guardian',
  'ward-opened': 'guardian',
  'ward-password-set': 'member',
  'ward-password-link': 'member',
  sale: 'coach',
  'sales-of-the-day': 'coach',
  'payment-held': 'coach',
  'coaching-bought': 'coach',
  'coaching-redeemed': 'coach',
  'refund-failed': 'coach',
  'refund-unallocated': 'coach',
  'dispute-opened': 'coach',
  'dispute-closed': 'coach',
  'call-booked': 'coach',
  'call-withdrawn': 'coach',
  'call-without-consent': 'coach',
  'call-moved': 'coach',
  receipt: 'adult',
  refund: 'adult',
  gift: 'adult',
};

/** Readers of notifications; each kind is also a push message. */
export const NOTIFICATIONS: Record<NotificationKind, Reader> = {
  announced: 'member',
  'event-planned': 'member',
  'coach-posted': 'member',
  mentioned: 'member',
  'question-answered': 'member',
  'post-commented': 'member',
  'post-reacted': 'member',
  'answer-accepted': 'member',
  'circle-mentioned': 'member',
  'circle-waiting': 'member',
  'journal-answered': 'member',
  'module-opened': 'member',
  'lessons-added': 'member',
  'level-reached': 'member',
  'event-near': 'member',
  'event-changed': 'member',
  'event-cancelled': 'member',
  'event-place-given': 'member',
  'session-near': 'member',
  'session-changed': 'member',
  'session-cancelled': 'member',
  'place-offered': 'member',
  'purchase-ended': 'member',
  'review-answered': 'member',
  'review-shown': 'member',
  'review-hidden': 'member',
  'review-held': 'member',
  'contribution-hidden': 'member',
  warned: 'member',
  muted: 'member',
  unmuted: 'member',
  'circle-joined': 'member',
  'circle-taken-out': 'member',
  'purchase-asked': 'guardian',
  'session-withdrawn': 'guardian',
  'ward-warned': 'guardian',
  'ward-muted': 'guardian',
  'guardian-accepted': 'guardian',
  'guardian-waits': 'guardian',
  'guardian-joined': 'guardian',
  'guardian-removed': 'guardian',
  'guardian-left': 'guardian',
  'guardian-ended': 'guardian',
  'ward-consent-given': 'guardian',
  'ward-consent-withdrawn': 'guardian',
  'ward-closed': 'guardian',
  'approval-asked': 'guardian',
  'approval-ended': 'member',
  'ward-acted': 'guardian',
  'ward-opened': 'guardian',
  'ward-password-set': 'member',
  'second-factor-removed': 'member',
  sale: 'coach',
  'session-booked': 'coach',
  'payment-held': 'coach',
  'refund-failed': 'coach',
  'dispute-opened': 'coach',
  'journal-shared': 'coach',
  'contribution-waiting': 'coach',
  'contribution-reported': 'coach',
  'message-reported': 'coach',
  'question-unanswered': 'coach',
  'review-written': 'coach',
  'review-waiting': 'coach',
  'review-reported': 'coach',
  'mails-failed': 'coach',
  'webhook-off': 'coach',
};

const readBy = <Kind extends string>(kinds: Record<Kind, Reader>, reader: Reader): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind] === reader);

export const mailsToMembers = (): MailKind[] => readBy(MAILS, 'member');
export const newsForMembers = (): NotificationKind[] => readBy(NOTIFICATIONS, 'member');

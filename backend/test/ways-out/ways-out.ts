import type { MailKind } from '../../src/modules/notifications/kinds/mail-kinds.js';
import type { NotificationKind } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { operations } from '../contract/contract.js';
import { CANARY, type Place, type Scene } from './scene.js';

/**
 * All ways in which data about a member, or to her, leaves the product. The list drives the crawl that looks for a
 * minor's secrets and the test of a guardian's withdrawal; `ways-out.spec.ts` fails until a new way is listed here.
 * - Responses, feeds, files and public pages are the GET operations of the contract. Those without an id are requested
 * unchanged; the places below say what the ids of the others stand for.
 * - The stream contains only ids, and ends with the login session.
 * - Emails and push messages are listed by kind, each with its recipient.
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
    ...['messages', 'notes', 'payments', 'purchases', 'sessions', 'subscriptions', 'timeline'].map(
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
    ...[
      '',
      '/analytics',
      '/groups',
      '/offers',
      '/pairs',
      '/quizzes',
      '/results',
      '/sessions',
      '/students',
    ].map((what) => `/api/creator/products/{id}${what}`),
    '/api/learning/courses/{courseId}',
    '/api/course-progress/{courseId}',
  ],
  widget: [
    '/api/creator/products/{id}/results/{widgetId}',
    '/api/me/widgets/{widgetId}/quiz',
    '/api/me/widgets/{widgetId}/assignment',
  ],
  lesson: [
    '/api/learning/lessons/{lessonId}',
    '/api/learning/lessons/{lessonId}/answers',
    '/api/me/lessons/{lessonId}/notes',
  ],
  conversation: ['', '/messages'].map((what) => `/api/conversations/{id}${what}`),
  certificate: ['', '/pdf'].map((what) => `/api/certificates/{code}${what}`),
  review: ['/api/creator/reviews/{id}'],
  journal: ['/api/creator/shared-journals/{id}'],
  submission: ['/api/creator/assignments/{id}'],
  booking: [
    ...['', '/files'].map((what) => `/api/me/coaching/bookings/{id}${what}`),
    ...['', '/reminders'].map((what) => `/api/creator/coaching/bookings/{id}${what}`),
  ],
  feed: ['/api/calendar-feeds/{token}'],
  grant: ['/api/creator/bulk-grants/{id}'],
};

/**
 * GET operations with ids that reveal nothing about a minor: site, shop and courses, and data that only adults have.
 */
export const OF_NO_MINOR: readonly string[] = [
  '/api/s3/multipart/{uploadId}',
  '/api/s3/multipart/{uploadId}/{partNumber}',
  '/api/media/public/{assetId}',
  '/api/media/public/{assetId}/{size}',
  '/api/media/mailed-pictures/{token}',
  '/api/creator/media/{id}',
  '/api/creator/media/{id}/captions/{language}',
  '/api/legal/{document}',
  '/api/creator/legal/{document}/versions',
  '/api/site/pictures/{assetId}/{shape}',
  '/api/site/pictures/{assetId}/{shape}/{size}',
  '/api/site/videos/{assetId}',
  '/api/site/icons/{size}',
  '/api/site/full-icons/{size}',
  '/api/site/cards/{assetId}',
  '/api/creator/courses/{courseId}/structure',
  '/api/creator/courses/{courseId}/export',
  '/api/creator/courses/{courseId}/export/download',
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
  // minors neither pay nor give gifts
  '/api/me/orders/{id}',
  '/api/me/subscriptions/{id}',
  '/api/me/subscriptions/{id}/plans',
  '/api/creator/orders/{id}',
  '/api/creator/payment-reviews/{id}',
  '/api/gifts/{token}',
  // for visitors, through a link in an email; a minor has hers in her account
  '/api/coaching/bookings/{token}',
  '/api/coaching/bookings/{token}/files',
  '/api/family/invitations/{token}',
  '/api/unsubscribe/{token}',
  '/api/mailing-links/{token}',
  // broadcasts, which minors never get
  '/api/creator/broadcasts/{id}',
  '/api/creator/sequences/{id}',
  '/api/creator/mailing-deliveries/{id}',
  // only for the coach, each about content that is also read at its own address
  '/api/creator/message-reports/{id}',
  '/api/creator/mail-log/{id}',
  '/api/creator/webhook-deliveries/{id}',
];

/** Searches that could find her name or her texts. */
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

/**
 * Recipient of an email or notification: the member it is about, her guardian, the coach, or an adult such as a buyer.
 */
type Reader = 'member' | 'guardian' | 'coach' | 'adult';

export const MAILS: Record<MailKind, Reader> = {
  welcome: 'member',
  verify_email: 'member',
  reset_password: 'member',
  sign_in_code: 'member',
  stolen_session: 'member',
  deletion_scheduled: 'member',
  export_ready: 'member',
  change_email: 'member',
  email_change_warning: 'member',
  invitation: 'member',
  coach_email: 'member',
  course_completed: 'member',
  journal_answered: 'member',
  assignment_answered: 'member',
  module_opened: 'member',
  lessons_added: 'member',
  access_ending: 'member',
  payment_coming: 'adult',
  subscription_unpaid: 'adult',
  subscription_ended: 'adult',
  message_waiting: 'member',
  event_reminder: 'member',
  mentioned: 'member',
  announced: 'member',
  community_news: 'member',
  marketing_mailing: 'member',
  service_mailing: 'member',
  second_factor_changed: 'member',
  call_to_confirm: 'member',
  call_confirmed: 'member',
  call_cancelled: 'member',
  call_changed: 'member',
  call_reminder: 'member',
  place_offered: 'member',
  time_lost: 'member',
  came_of_age: 'member',
  event_joined: 'member',
  event_place_given: 'member',
  event_changed: 'member',
  event_cancelled: 'member',
  warned: 'member',
  muted: 'member',
  guardian_wanted: 'guardian',
  guardian_invited: 'guardian',
  guardian_accepted: 'guardian',
  guardian_joined: 'guardian',
  guardian_removed: 'guardian',
  ward_came_of_age: 'guardian',
  purchase_asked: 'guardian',
  coach_noted_call: 'guardian',
  ward_warned: 'guardian',
  ward_muted: 'guardian',
  ward_closed: 'guardian',
  approval_asked: 'guardian',
  ward_acted: 'guardian',
  ward_opened: 'guardian',
  ward_password_set: 'member',
  ward_password_link: 'member',
  sale: 'coach',
  recurring_payment: 'coach',
  sales_of_the_day: 'coach',
  payment_held: 'coach',
  coaching_bought: 'coach',
  coaching_redeemed: 'coach',
  refund_failed: 'coach',
  refund_unallocated: 'coach',
  dispute_opened: 'coach',
  dispute_closed: 'coach',
  call_booked: 'coach',
  call_withdrawn: 'coach',
  call_without_consent: 'coach',
  call_moved: 'coach',
  receipt: 'adult',
  refund: 'adult',
  gift: 'adult',
};

/** Recipients of notifications; each kind is also a push message. */
export const NOTIFICATIONS: Record<NotificationKind, Reader> = {
  announced: 'member',
  event_planned: 'member',
  coach_posted: 'member',
  mentioned: 'member',
  question_answered: 'member',
  post_commented: 'member',
  post_reacted: 'member',
  answer_accepted: 'member',
  circle_mentioned: 'member',
  circle_waiting: 'member',
  journal_answered: 'member',
  assignment_answered: 'member',
  module_opened: 'member',
  lessons_added: 'member',
  access_ending: 'member',
  subscription_unpaid: 'adult',
  subscription_ended: 'adult',
  level_reached: 'member',
  event_near: 'member',
  event_changed: 'member',
  event_cancelled: 'member',
  event_place_given: 'member',
  session_near: 'member',
  session_changed: 'member',
  session_cancelled: 'member',
  place_offered: 'member',
  purchase_ended: 'member',
  review_answered: 'member',
  review_shown: 'member',
  review_hidden: 'member',
  review_held: 'member',
  contribution_hidden: 'member',
  warned: 'member',
  muted: 'member',
  unmuted: 'member',
  circle_joined: 'member',
  circle_taken_out: 'member',
  purchase_asked: 'guardian',
  session_withdrawn: 'guardian',
  ward_warned: 'guardian',
  ward_muted: 'guardian',
  guardian_accepted: 'guardian',
  guardian_waits: 'guardian',
  guardian_joined: 'guardian',
  guardian_removed: 'guardian',
  guardian_left: 'guardian',
  guardian_ended: 'guardian',
  ward_consent_given: 'guardian',
  ward_consent_withdrawn: 'guardian',
  ward_closed: 'guardian',
  approval_asked: 'guardian',
  approval_ended: 'member',
  ward_acted: 'guardian',
  ward_opened: 'guardian',
  ward_password_set: 'member',
  second_factor_removed: 'member',
  sale: 'coach',
  trial_begun: 'coach',
  session_booked: 'coach',
  payment_held: 'coach',
  refund_failed: 'coach',
  dispute_opened: 'coach',
  journal_shared: 'coach',
  assignment_handed_in: 'coach',
  contribution_waiting: 'coach',
  contribution_reported: 'coach',
  message_reported: 'coach',
  question_unanswered: 'coach',
  review_written: 'coach',
  review_waiting: 'coach',
  review_reported: 'coach',
  mails_failed: 'coach',
  webhook_off: 'coach',
};

const readBy = <Kind extends string>(kinds: Record<Kind, Reader>, reader: Reader): Kind[] =>
  (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind] === reader);

export const mailsToMembers = (): MailKind[] => readBy(MAILS, 'member');
export const newsForMembers = (): NotificationKind[] => readBy(NOTIFICATIONS, 'member');

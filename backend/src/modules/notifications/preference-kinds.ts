import { LETTER_MAILS, type OptionalMail } from './mail-kinds.js';
import { COMMUNITY_NOTIFICATIONS, type NotificationKind } from './notification-kinds.js';

/** What a person may switch off, each way in which it comes by itself. The rest carries a link, a receipt or a time, and always comes. */
export const PREFERENCE_KINDS = [
  'course-completed',
  'journal-answered',
  'module-opened',
  'message-waiting',
  'event-reminder',
  ...COMMUNITY_NOTIFICATIONS,
  'level-reached',
  ...LETTER_MAILS,
] as const satisfies readonly (OptionalMail | NotificationKind)[];
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** A finished course is congratulated on where it is finished, messages have a count of their own, and letters are letters. */
const WITHOUT_APP: readonly PreferenceKind[] = ['course-completed', 'message-waiting', ...LETTER_MAILS];
const WITHOUT_MAIL: readonly PreferenceKind[] = ['level-reached'];

export const comesInApp = (kind: PreferenceKind): boolean => !WITHOUT_APP.includes(kind);
export const comesByMail = (kind: PreferenceKind): boolean => !WITHOUT_MAIL.includes(kind);

/** What a mail that can be left is switched by: the mail about the community by all that it tells of. */
export const switchedBy = (mail: OptionalMail): readonly PreferenceKind[] =>
  mail === 'community-news' ? COMMUNITY_NOTIFICATIONS : [mail];

/** By what a notification is switched off; undefined: it always comes. */
export function preferenceOf(kind: NotificationKind): PreferenceKind | undefined {
  const named = kind === 'event-near' ? 'event-reminder' : kind;
  return PREFERENCE_KINDS.find((one) => one === named);
}

/** Whether the mail about the community tells of it. */
export const isDigested = (kind: NotificationKind): boolean =>
  (COMMUNITY_NOTIFICATIONS as readonly NotificationKind[]).includes(kind);

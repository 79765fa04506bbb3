import type { Role } from '../../../kernel/roles.js';
import { LETTER_MAILS, type OptionalMail } from './mail-kinds.js';
import { COACH_NEWS, COMMUNITY_NOTIFICATIONS, type NotificationKind } from './notification-kinds.js';

/** What a member may switch off. */
const MEMBER_PREFERENCES = [
  'course-completed',
  'journal-answered',
  'module-opened',
  'message-waiting',
  'event-reminder',
  ...COMMUNITY_NOTIFICATIONS,
  'level-reached',
] as const satisfies readonly (OptionalMail | NotificationKind)[];

/** What only the coach hears of, and may switch off. */
const COACH_PREFERENCES = [
  'sale',
  'contribution-reported',
  'message-reported',
  'question-unanswered',
  'review-written',
  'review-reported',
] as const satisfies readonly NotificationKind[];

/** What a person may switch off, each way in which it comes by itself. The rest carries a link, a receipt or a time, and always comes. */
export const PREFERENCE_KINDS = [...MEMBER_PREFERENCES, ...COACH_PREFERENCES, ...LETTER_MAILS] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** Whether it is something that the coach tells many members of. */
export function isCoachNews(kind: PreferenceKind): boolean {
  return (COACH_NEWS as readonly PreferenceKind[]).includes(kind);
}

/** What the coach hears of, too: who writes to her, and what happens to what she has written. */
const ALSO_COACH: readonly PreferenceKind[] = [
  'message-waiting',
  ...COMMUNITY_NOTIFICATIONS.filter((kind) => !isCoachNews(kind)),
];

/** What such a person may hear of, always in the same order. */
export const preferencesOf = (role: Role): readonly PreferenceKind[] =>
  role === 'creator' ? [...COACH_PREFERENCES, ...ALSO_COACH] : [...MEMBER_PREFERENCES, ...LETTER_MAILS];

/** A finished course is congratulated on where it is finished, messages have a count of their own, and letters are letters. */
const WITHOUT_APP: readonly PreferenceKind[] = ['course-completed', 'message-waiting', ...LETTER_MAILS];
/** Mails about sales have a choice of their own. */
const WITHOUT_MAIL: readonly PreferenceKind[] = ['level-reached', ...COACH_PREFERENCES];
const WITHOUT_PUSH: readonly PreferenceKind[] = ['course-completed', ...LETTER_MAILS];

export const comesInApp = (kind: PreferenceKind): boolean => !WITHOUT_APP.includes(kind);
export const comesByMail = (kind: PreferenceKind): boolean => !WITHOUT_MAIL.includes(kind);
export const comesByPush = (kind: PreferenceKind): boolean => !WITHOUT_PUSH.includes(kind);

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

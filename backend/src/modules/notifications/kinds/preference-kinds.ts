import type { Role } from '../../../kernel/roles.js';
import { MAIL_NAMES, MAILING_KINDS, type OptionalMail } from './mail-kinds.js';
import {
  COACH_NEWS,
  COMMUNITY_NOTIFICATIONS,
  isNotification,
  type NotificationKind,
  notificationName,
} from './notification-kinds.js';

/** Kinds that a member may turn off. */
const MEMBER_PREFERENCES = [
  'course_completed',
  'journal_answered',
  'assignment_answered',
  'module_opened',
  'lessons_added',
  'message_waiting',
  'event_reminder',
  ...COMMUNITY_NOTIFICATIONS,
  'level_reached',
] as const satisfies readonly (OptionalMail | NotificationKind)[];

/** Kinds that only the coach gets, and may turn off. */
const COACH_PREFERENCES = [
  'sale',
  'contribution_reported',
  'message_reported',
  'question_unanswered',
  'review_written',
  'review_reported',
] as const satisfies readonly NotificationKind[];

/**
 * Kinds that a person can turn off per channel. All others contain a link, a receipt or a time, and are always sent.
 */
export const PREFERENCE_KINDS = [...MEMBER_PREFERENCES, ...COACH_PREFERENCES, ...MAILING_KINDS] as const;
export type PreferenceKind = (typeof PREFERENCE_KINDS)[number];

/** True if the coach sends this kind to many members. */
export function isCoachNews(kind: PreferenceKind): boolean {
  return (COACH_NEWS as readonly PreferenceKind[]).includes(kind);
}

/** Kinds that the coach gets as well: messages, and responses to the coach's own posts. */
const ALSO_COACH: readonly PreferenceKind[] = [
  'message_waiting',
  ...COMMUNITY_NOTIFICATIONS.filter((kind) => !isCoachNews(kind)),
];

/** Kinds that a person of this role may choose from, always in the same order. */
export const preferencesOf = (role: Role): readonly PreferenceKind[] =>
  role === 'creator' ? [...COACH_PREFERENCES, ...ALSO_COACH] : [...MEMBER_PREFERENCES, ...MAILING_KINDS];

/** Kinds without an in-app notification: a course page celebrates itself, messages have a count, mailings are emails. */
const WITHOUT_APP: readonly PreferenceKind[] = ['course_completed', 'message_waiting', ...MAILING_KINDS];
/** Kinds without a choice by email; sales emails have a setting of their own. */
const WITHOUT_MAIL: readonly PreferenceKind[] = ['level_reached', ...COACH_PREFERENCES];
const WITHOUT_PUSH: readonly PreferenceKind[] = ['course_completed', ...MAILING_KINDS];

export const comesInApp = (kind: PreferenceKind): boolean => !WITHOUT_APP.includes(kind);
export const comesByMail = (kind: PreferenceKind): boolean => !WITHOUT_MAIL.includes(kind);
export const comesByPush = (kind: PreferenceKind): boolean => !WITHOUT_PUSH.includes(kind);

/** Preferences that an optional email depends on: the community email depends on every kind it collects. */
export const switchedBy = (mail: OptionalMail): readonly PreferenceKind[] =>
  mail === 'community_news' ? COMMUNITY_NOTIFICATIONS : [mail];

/** Kinds that follow the choice for another one. */
const CHOSEN_WITH: Partial<Record<NotificationKind, PreferenceKind>> = {
  event_near: 'event_reminder',
  trial_begun: 'sale',
};

/** Preference that turns a notification off; undefined if it is always sent. */
export function preferenceOf(kind: NotificationKind): PreferenceKind | undefined {
  const named = CHOSEN_WITH[kind] ?? kind;
  return PREFERENCE_KINDS.find((one) => one === named);
}

export const isDigested = (kind: NotificationKind): boolean =>
  (COMMUNITY_NOTIFICATIONS as readonly NotificationKind[]).includes(kind);

/** Name in a person's data file. */
export const preferenceName = (kind: PreferenceKind): string =>
  isNotification(kind) ? notificationName(kind) : MAIL_NAMES[kind];

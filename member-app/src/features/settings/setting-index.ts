import { SETTINGS_PAGES, sanctumPaths, type SettingsPage } from '../../shared/lib/sanctum-paths';
import { isMinor, type Member } from '../session';

/** Every setting by its page. A name is the id of a section or the name of a control, which gets the focus. */
const SETTINGS = {
  profile: ['picture', 'name', 'bio', 'timeZone', 'language'],
  'sign-in': ['email', 'password', 'second-factor', 'devices', 'log-out'],
  notifications: ['mails', 'advanced', 'push', 'digest', 'quiet-hours'],
  privacy: ['level', 'messages'],
  data: ['data', 'api-tokens', 'delete-account'],
} as const satisfies Record<SettingsPage, readonly string[]>;

export type Setting = (typeof SETTINGS)[SettingsPage][number];

/** Pages of a person. The coach has no level, notifications or messages to choose here. */
export const pagesOf = ({ role }: Pick<Member, 'role'>): SettingsPage[] =>
  SETTINGS_PAGES.filter((page) => role === 'member' || (page !== 'notifications' && page !== 'privacy'));

/**
 * Returns whether a setting is hidden: nobody sees a minor's level, so there is no choice, and the coach's data belong
 * to the site.
 */
const isHidden = (setting: Setting, member: Member): boolean =>
  (setting === 'level' && isMinor(member)) || (setting === 'data' && member.role !== 'member');

interface Found {
  page: SettingsPage;
  setting: Setting;
}

export const settingsOf = (member: Member): Found[] =>
  pagesOf(member).flatMap((page) =>
    SETTINGS[page].flatMap((setting) => (isHidden(setting, member) ? [] : { page, setting })),
  );

/** Returns the address of a setting that had another one when all were on one page; undefined if there was none. */
export function addressOf(hash: string, member: Member): string | undefined {
  const name = hash.slice(1);
  if (name === 'family') return sanctumPaths.family;
  if (name === 'profile') return sanctumPaths.settingsPage('profile');
  const found = settingsOf(member).find(({ setting }) => setting === name);
  return found && sanctumPaths.settingsPage(found.page, name);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export interface Entry {
  to: string;
  name: string;
  page: string;
  /** Synonyms that people type. */
  words: string;
}

/** Entries that contain every typed word; matches in the name come first. */
export function findSettings(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  const isNamed = ({ name }: Entry) => has(name);
  return entries
    .filter(({ name, page, words }) => has(`${name} ${page} ${words}`))
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
}

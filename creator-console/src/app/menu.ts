import type { Day } from '../shared/day.api';
import { texts } from './texts';

/** An entry of the menu: pages of one kind of work, the first of which it opens. */
interface MenuEntry {
  /** Resources of console.tsx; the entry has the icon of the first. */
  pages: readonly [string, ...string[]];
  /** Undefined: the name of its first page. */
  label?: string;
}

/** The menu, in its order. */
export const MENU: readonly MenuEntry[] = [
  { pages: ['overview'] },
  { pages: ['students', 'groups'] },
  { pages: ['products', 'media', 'coupons', 'reviews'] },
  { pages: ['coaching'] },
  { pages: ['community', 'announcements', 'events'] },
  { pages: ['messages', 'shared-journals', 'message-reports'] },
  { pages: ['broadcasts', 'sequences'], label: texts.marketing },
  { pages: ['orders', 'revenue', 'payment-reviews'], label: texts.money },
  { pages: ['site', 'legal', 'mails', 'mail-log'] },
  { pages: ['settings', 'audit-entries'] },
];

/** Entries within reach of the thumb on a phone: a coach between two sessions reads, answers and looks at the day. */
export const THUMB: readonly string[] = ['overview', 'messages', 'students', 'coaching'];

/** Pages that are opened from others, by the entry that stays marked. */
const WITHIN: Readonly<Record<string, string>> = { 'mailing-deliveries': 'broadcasts' };

/** Name of the page at an address of the console, such as `orders`. */
export const pageAt = (pathname: string): string => {
  const name = pathname.split('/')[1] ?? '';
  return WITHIN[name] ?? name;
};

export const entryOf = (page: string): MenuEntry | undefined =>
  MENU.find(({ pages }) => pages.includes(page));

const TO_DO: Readonly<Record<string, (day: Day) => number>> = {
  reviews: (day) => day.waitingReviewCount,
  community: (day) => day.waitingContributionCount,
  messages: (day) => day.waitingAnswerCount + day.unansweredQuestionCount,
  'shared-journals': (day) => day.waitingJournalCount,
  'message-reports': (day) => day.openMessageReportCount,
  orders: (day) => day.waitingOrderCount,
  'mail-log': (day) => day.failedMailCount,
};

/** How much a page, or all pages of an entry, has for the coach to do. */
export const toDoOn = (day: Day | undefined, ...pages: readonly string[]): number =>
  day ? pages.reduce((sum, page) => sum + (TO_DO[page]?.(day) ?? 0), 0) : 0;

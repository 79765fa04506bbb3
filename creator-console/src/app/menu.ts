import type { Day } from '../shared/day.api';
import { texts } from './texts';

/** Menu entry: pages for one kind of work. It opens the first. */
interface MenuEntry {
  /** Resources of console.tsx; the entry uses the icon of the first. */
  pages: readonly [string, ...string[]];
  /** Undefined: the name of the first page. */
  label?: string;
}

/** The menu in display order. */
export const MENU: readonly MenuEntry[] = [
  { pages: ['overview'] },
  { pages: ['students', 'groups'] },
  { pages: ['products', 'media', 'coupons', 'reviews'] },
  { pages: ['coaching'] },
  { pages: ['community', 'announcements', 'events'] },
  { pages: ['messages', 'shared-journals', 'assignments', 'message-reports'] },
  { pages: ['broadcasts', 'sequences'], label: texts.marketing },
  { pages: ['orders', 'subscriptions', 'revenue', 'payment-reviews'], label: texts.money },
  { pages: ['site', 'legal', 'mails', 'mail-log'] },
  { pages: ['settings', 'audit-entries'] },
];

/** Entries within thumb reach on a phone: between two sessions, a coach reads, answers and checks the day. */
export const THUMB: readonly string[] = ['overview', 'messages', 'students', 'coaching'];

/** Pages opened from other pages, with the menu entry that stays highlighted. */
const WITHIN: Readonly<Record<string, string>> = { 'mailing-deliveries': 'broadcasts' };

/** Name of the page at a console URL, such as `orders`. */
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
  assignments: (day) => day.waitingAssignmentCount,
  'message-reports': (day) => day.openMessageReportCount,
  orders: (day) => day.waitingOrderCount,
  'mail-log': (day) => day.failedMailCount,
};

/** Number of to-dos for the coach on a page, or on all pages of an entry. */
export const toDoOn = (day: Day | undefined, ...pages: readonly string[]): number =>
  day ? pages.reduce((sum, page) => sum + (TO_DO[page]?.(day) ?? 0), 0) : 0;

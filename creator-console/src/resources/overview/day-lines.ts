import type { Day } from './overview.api';
import { texts } from './texts';

const listOf = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(filter) })}`;

interface DayLine {
  text: string;
  /** The list with exactly those. */
  to: string;
}

/** What waits for the coach and has a list of its own, the most urgent first. */
export const dayLines = ({ today, quietSince, ...day }: Day): DayLine[] =>
  [
    {
      count: day.waitingOrders,
      text: texts.waitingOrders,
      to: listOf('orders', { waits: true }),
    },
    { count: day.newOrders, text: texts.newOrders, to: listOf('orders', { from: today }) },
    {
      count: day.waitingJournals,
      text: texts.waitingJournals,
      to: listOf('shared-journals', { awaitsReply: true }),
    },
    {
      count: day.quietStudents,
      text: texts.quietStudents,
      to: listOf('students', { status: ['active', 'inactive'], lastSeenAt_lte: quietSince }),
    },
    { count: day.drafts, text: texts.drafts, to: listOf('products', { status: 'draft' }) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text, to }) => ({ text: text(count), to }));

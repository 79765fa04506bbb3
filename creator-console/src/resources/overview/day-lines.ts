import { filteredPath } from '../../shared/filtered-path';
import type { Day } from '../../shared/day.api';
import { pathOfView } from '../messages';
import { texts } from './texts';

interface DayLine {
  text: string;
  /** Path of the list with exactly these items, or of the inbox view where they are answered. */
  to: string;
}

/** Items that wait for the coach, most urgent first. Those to answer link to the inbox. */
export const dayLines = ({ today, quietSince, ...day }: Day): DayLine[] =>
  [
    {
      count: day.failedMails,
      text: texts.failedMails,
      to: filteredPath('mail-log', { state: ['failed', 'bounced'] }),
    },
    {
      count: day.waitingOrders,
      text: texts.waitingOrders,
      to: filteredPath('orders', { waits: true }),
    },
    {
      count: day.openMessageReports,
      text: texts.openMessageReports,
      to: filteredPath('message-reports', { waits: true }),
    },
    {
      count: day.waitingContributions,
      text: texts.waitingContributions,
      to: filteredPath('community', { waits: true }),
    },
    { count: day.waitingReviews, text: texts.waitingReviews, to: filteredPath('reviews', { waits: true }) },
    { count: day.waitingAnswers, text: texts.waitingAnswers, to: pathOfView('unanswered') },
    { count: day.unansweredQuestions, text: texts.unansweredQuestions, to: pathOfView('questions') },
    { count: day.newOrders, text: texts.newOrders, to: filteredPath('orders', { from: today }) },
    { count: day.waitingJournals, text: texts.waitingJournals, to: pathOfView('journals') },
    {
      count: day.quietStudents,
      text: texts.quietStudents,
      to: filteredPath('students', { status: ['active', 'inactive'], lastSeenAt_lte: quietSince }),
    },
    { count: day.drafts, text: texts.drafts, to: filteredPath('products', { status: 'draft' }) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text, to }) => ({ text: text(count), to }));

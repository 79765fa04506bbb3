import { publishedView } from '../../platform/database/published-view.js';

/** Journal answers that members share with the coach, who has not replied to them as they are now. */
export const waitingJournals = publishedView('waiting_journals', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  shared_at: 'timestamptz?',
});

/** When journal answers were shared and replied to; not what they say. What was taken back has no day of sharing. */
export const journalExchanges = publishedView('journal_exchanges', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  lesson_id: 'uuid',
  shared_at: 'timestamptz?',
  replied_at: 'timestamptz?',
});

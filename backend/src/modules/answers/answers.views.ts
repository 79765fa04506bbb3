import { publishedView } from '../../platform/database/published-view.js';

/** Shared journal answers whose current text the coach has not replied to. */
export const waitingJournals = publishedView('waiting_journals', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  shared_at: 'timestamptz?',
});

/** Times at which journal answers were shared and replied to, without their text. Unshared ones have no time. */
export const journalExchanges = publishedView('journal_exchanges', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  lesson_id: 'uuid',
  shared_at: 'timestamptz?',
  replied_at: 'timestamptz?',
});

/** Assignments that members handed in and the coach has not answered. */
export const waitingAssignments = publishedView('waiting_assignments', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  handed_in_at: 'timestamptz?',
});

import { publishedView } from '../../platform/database/published-view.js';

/** Journal answers that members share with the coach, who has not replied to them as they are now. */
export const waitingJournals = publishedView('waiting_journals', {
  id: 'uuid',
  account_id: 'uuid',
  course_id: 'uuid',
  shared_at: 'timestamptz?',
});

import { publishedView } from '../../platform/database/published-view.js';

/** Who has not answered, and since when the other waits. */
export const awaitedAnswers = publishedView('awaited_answers', { account_id: 'uuid', since: 'timestamptz?' });

/** Reports of messages that the coach has not decided about. */
export const openMessageReports = publishedView('open_message_reports', {
  id: 'uuid',
  created_at: 'timestamptz',
});

/** A row for each person that somebody has blocked. */
export const blockedPeople = publishedView('blocked_people', { account_id: 'uuid', person_id: 'uuid' });

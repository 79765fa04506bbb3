import { publishedView } from '../../platform/database/published-view.js';

/** Accounts that have not answered a conversation, with the time since when the other person is waiting. */
export const awaitedAnswers = publishedView('awaited_answers', { account_id: 'uuid', since: 'timestamptz?' });

/** Reports of messages that the coach has not decided about. */
export const openMessageReports = publishedView('open_message_reports', {
  id: 'uuid',
  created_at: 'timestamptz',
});

export const blockedPeople = publishedView('blocked_people', { account_id: 'uuid', person_id: 'uuid' });

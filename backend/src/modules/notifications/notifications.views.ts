import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { MAIL_KINDS, MAIL_STATUSES } from './kinds/mail-kinds.js';
import { PREFERENCE_KINDS } from './kinds/preference-kinds.js';

/** Emails by subject, and when each was settled: sent, or dropped because it had no reader. */
export const sentMails = publishedView('sent_mails', {
  id: 'uuid',
  kind: oneOf(MAIL_KINDS),
  thing: 'uuid',
  account_id: 'uuid',
  status: oneOf(MAIL_STATUSES),
  created_at: 'timestamptz',
  settled_at: 'timestamptz?',
  subject: 'text?',
});

/** Accounts whose current address bounced permanently and was not confirmed again. They get no mailings. */
export const bouncedReaders = publishedView('bounced_readers', { account_id: 'uuid' });

/** Email choices by kind: yes (`email`) or no, never null. People who have chosen nothing are missing. */
export const chosenMails = publishedView('chosen_mails', {
  account_id: 'uuid',
  kind: oneOf(PREFERENCE_KINDS),
  email: 'boolean?',
  changed_at: 'timestamptz',
});

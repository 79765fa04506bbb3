import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';

/** Creates an email from the coach to this account that failed so often that it waits for the coach. */
export async function aFailedMail(t: TestApp, accountId: string, subject = 'Hello'): Promise<string> {
  const id = newId();
  const now = t.clock.now();
  await t.database.query(
    `insert into mails (id, kind, thing, account_id, subject, created_at) values ($1, 'coach_email', $1, $2, $3, $4)`,
    [id, accountId, subject, now],
  );
  const payload = { mailId: id, details: { subject, text: 'How are you?' } };
  await t.database.query(
    `insert into jobs (id, kind, payload, dedupe_key, run_at, attempts, parked_at, last_error)
     values ($1, 'mail.send', $2, $3, $4, 12, $4, 'refused')`,
    [newId(), payload, `mail.send:${id}`, now],
  );
  return id;
}

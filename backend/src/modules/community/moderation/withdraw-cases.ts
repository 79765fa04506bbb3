import type { Tx } from '../../../platform/database/database.js';
import type { Outbox } from '../../../platform/jobs/outbox.js';

/** Withdraws what the coach and their writers were told of posts or comments that are deleted. */
export async function withdrawCases(outbox: Outbox, tx: Tx, ids: string[]): Promise<void> {
  for (const subject of ['moderation-case', 'hidden-contribution'] as const)
    await outbox.publish(tx, 'subject.gone', { subject, ids });
}

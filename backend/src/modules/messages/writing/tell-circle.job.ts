import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../platform/database/database.js';
import { isWithheldOf } from '../circles/circle.sql.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

export const TELL_CIRCLE = job('messages.tell-circle', { messageId: z.string() });

interface Told {
  accountId: string;
  conversationId: string;
  groupId: string;
  byId: string;
}

/**
 * Publishes who in a circle or pod has not read a message yet, once until they read there again. Skips members who
 * muted it, were notified already, blocked the sender or left, and everyone if the message was deleted or hidden.
 */
@Injectable()
export class TellCircleJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Runs(TELL_CIRCLE)
  async run({ messageId }: PayloadOf<typeof TELL_CIRCLE>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const told = await tx.query<Told>(
        `update conversation_participants p set is_notified = true
         from messages m join conversations c on c.id = m.conversation_id
         where m.id = $1 and m.text is not null and m.hidden_at is null and p.conversation_id = c.id and not ${isWithheldOf('m')}
           and p.account_id <> m.sender_id and p.read_through < m.sequence and not p.is_notified
           and not exists (select from silenced_conversations s
             where s.conversation_id = p.conversation_id and s.account_id = p.account_id)
           and not exists (select from message_blocks b where b.account_id = p.account_id and b.person_id = m.sender_id)
           and (exists (select from grouped_members g where g.group_id = c.group_id and g.account_id = p.account_id)
             or exists (select from group_facts f, account_names n
               where f.id = c.group_id and n.id = p.account_id and n.role = 'creator'))
         returning p.account_id as "accountId", p.conversation_id as "conversationId", c.group_id as "groupId",
           m.sender_id as "byId"`,
        [messageId],
      );
      for (const each of told) await this.outbox.publish(tx, 'circle.waiting', { messageId, ...each });
    });
  }
}

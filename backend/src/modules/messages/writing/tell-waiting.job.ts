import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

export const TELL_WAITING = job('messages.tell-waiting', {
  conversationId: z.string(),
  accountId: z.string(),
});

/** Publishes that a message is still unread. Skips people who have read it or blocked the sender. */
@Injectable()
export class TellWaitingJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  @Runs(TELL_WAITING)
  async run({ conversationId, accountId }: PayloadOf<typeof TELL_WAITING>): Promise<void> {
    await this.database.transaction(async (tx) => {
      const waiting = await tx.one<{ messageId: string; senderId: string; isForCoach: boolean }>(
        `select m.id as "messageId", m.sender_id as "senderId", r.role = 'creator' as "isForCoach"
         from conversation_participants p
         join messages m on m.conversation_id = p.conversation_id and m.sequence > p.read_through
         join people r on r.id = p.account_id
         where p.account_id = $1 and p.conversation_id = $2 and m.sender_id <> $1 and m.text is not null
           and not exists (select from message_blocks b where b.account_id = $1 and b.person_id = m.sender_id)
         order by m.sequence limit 1`,
        [accountId, conversationId],
      );
      if (waiting)
        await this.outbox.publish(tx, 'message.waiting', { conversationId, accountId, ...waiting });
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import { Clock } from '../../kernel/clock.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { AttachmentsService } from './writing/attachments.service.js';

/**
 * The member's conversations go, with what both have written: nobody is left to answer. In a circle or pod her words go, and their places
 * stay without her. So do her wishes and what she reported go.
 */
@Injectable()
export class OnMemberErased {
  constructor(
    private readonly attachments: AttachmentsService,
    private readonly clock: Clock,
  ) {}

  @On('member.erased', 'messages.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await this.attachments.removeAllIn(
      tx,
      '$1 in (c.low_account_id, c.high_account_id) or c.group_id is not null and m.sender_id = $1',
      accountId,
    );
    await tx.query('delete from conversations where $1 in (low_account_id, high_account_id)', [accountId]);
    await tx.query(
      `update messages set text = null, deleted_at = coalesce(deleted_at, $2), sender_id = null, hidden_at = null, hidden_reason = null
       where sender_id = $1`,
      [accountId, this.clock.now()],
    );
    await tx.query('delete from conversation_participants where account_id = $1', [accountId]);
    await tx.query('delete from silenced_conversations where account_id = $1', [accountId]);
    await tx.query('delete from message_mentions where account_id = $1', [accountId]);
    await tx.query('delete from message_blocks where $1 in (account_id, person_id)', [accountId]);
    await tx.query('delete from message_reports where reporter_id = $1', [accountId]);
    // empty unless a server of the release before wrote into it; the next release takes it away
    await tx.query('delete from message_mutes where account_id = $1', [accountId]);
    await tx.query('delete from message_settings where account_id = $1', [accountId]);
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { AttachmentsService } from './writing/attachments.service.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** The member's conversations go, with what both have written: nobody is left to answer. So do her wishes and what she reported. */
@Injectable()
@OnEvent('member.erased', 'messages.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  constructor(private readonly attachments: AttachmentsService) {}

  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await this.attachments.removeAllOf(tx, accountId);
    await tx.query('delete from conversations where $1 in (low_account_id, high_account_id)', [accountId]);
    await tx.query('delete from message_blocks where $1 in (account_id, person_id)', [accountId]);
    await tx.query('delete from message_reports where reporter_id = $1', [accountId]);
    await tx.query('delete from message_mutes where account_id = $1', [accountId]);
    await tx.query('delete from message_settings where account_id = $1', [accountId]);
  }
}

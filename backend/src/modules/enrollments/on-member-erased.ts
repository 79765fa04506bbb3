import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

/** Deletes the member's enrollments and further rights. */
@Injectable()
@OnEvent('member.erased', 'enrollments.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from enrollments where account_id = $1', [accountId]);
    await tx.query('delete from further_rights where account_id = $1', [accountId]);
  }
}

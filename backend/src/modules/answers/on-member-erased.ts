import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

const HERS = ['choice_answers', 'journal_answers', 'journal_shares', 'scale_values', 'stopwatch_sessions'];

/** The member's answers, journal and shared copies of it. Earlier wordings follow by foreign key. */
@Injectable()
@OnEvent('member.erased', 'answers.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of HERS) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }
}

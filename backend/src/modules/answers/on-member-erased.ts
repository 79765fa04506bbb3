import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

const HERS = ['choice_answers', 'journal_answers', 'journal_shares', 'scale_values', 'stopwatch_sessions'];

/** Deletes the member's answers, journal and shared copies. Earlier versions follow by foreign key. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'answers.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of HERS) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

const HERS = ['choice_answers', 'journal_answers', 'journal_shares', 'scale_values', 'stopwatch_sessions'];

/** The member's answers, journal and shared copies of it. Earlier wordings follow by foreign key. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'answers.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of HERS) await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
  }
}

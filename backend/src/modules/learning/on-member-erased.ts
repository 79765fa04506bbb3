import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

const TABLES = [
  'completions',
  'course_positions',
  'device_sequences',
  'module_openings',
  'video_positions',
  'watch_times',
];

/** Deletes the member's completions, watch times, module openings and positions. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'learning.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of TABLES) {
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
    }
  }
}

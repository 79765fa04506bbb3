import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';

const TABLES = [
  'completions',
  'course_positions',
  'device_sequences',
  'module_openings',
  'video_positions',
  'watch_times',
];

/** Deletes what the member finished, watched and saw open, and every position. */
@Injectable()
@OnEvent('member.erased', 'learning.erase')
export class OnMemberErased implements EventListener<'member.erased'> {
  async handle({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    for (const table of TABLES) {
      await tx.query(`delete from ${table} where account_id = $1`, [accountId]);
    }
  }
}

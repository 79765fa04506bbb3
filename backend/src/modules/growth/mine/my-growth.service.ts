import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { growthOf } from '../growth.dto.js';
import type { MyGrowthResponse } from './my-growth.dto.js';

/** Reads a member's points and level, and the levels that were celebrated. */
@Injectable()
export class MyGrowthService {
  constructor(private readonly database: Database) {}

  async read(accountId: string): Promise<MyGrowthResponse> {
    const row = await this.database.one<{ points: number; seenLevel: number }>(
      'select points, seen_level as "seenLevel" from member_growth where account_id = $1',
      [accountId],
    );
    const growth = growthOf(row?.points ?? 0);
    return { ...growth, newLevel: row && growth.level > row.seenLevel ? growth.level : null };
  }

  /** Marks a level as celebrated, once even if it is lost and reached again. Unreached levels are ignored. */
  async see(accountId: string, level: number): Promise<void> {
    const { level: reached } = await this.read(accountId);
    await this.database.query(
      'update member_growth set seen_level = greatest(seen_level, $2) where account_id = $1',
      [accountId, Math.min(level, reached)],
    );
  }
}

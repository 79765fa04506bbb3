import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** Time that members really watched. */
@Injectable()
export class WatchTimesQueries {
  constructor(private readonly database: Database) {}

  /** Returns all seconds a member ever watched, including those of refunded courses. */
  async secondsOf(accountId: string): Promise<number> {
    const row = await this.database.one<{ seconds: number }>(
      'select coalesce(sum(seconds), 0)::float8 as seconds from watch_times where account_id = $1',
      [accountId],
    );
    return row?.seconds ?? 0;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { JOBS_CHANNEL } from './job-queue.js';

export interface ParkedJob {
  id: string;
  kind: string;
  attempts: number;
  parkedAt: Date;
  lastError: string;
  payload: Record<string, unknown>;
}

const COLUMNS = `id, kind, attempts, parked_at as "parkedAt", last_error as "lastError", payload`;

/** Jobs that failed too often. They wait for a person, who may try them again once the cause is gone. */
@Injectable()
export class ParkedJobs {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Those parked last come first. */
  list(): Promise<ParkedJob[]> {
    return this.database.query<ParkedJob>(
      `select ${COLUMNS} from jobs where parked_at is not null order by parked_at desc, id limit 100`,
    );
  }

  find(id: string): Promise<ParkedJob | undefined> {
    return this.database.one<ParkedJob>(
      `select ${COLUMNS} from jobs where parked_at is not null and id::text = $1`,
      [id],
    );
  }

  /** Makes one parked job due again, or all of them, with the full number of attempts. Returns how many. */
  retry(id?: string): Promise<number> {
    return this.database.transaction(async (tx) => {
      const [, released] = (await tx.query(
        `update jobs set parked_at = null, leased_until = null, attempts = 0, run_at = $1
         where parked_at is not null and ($2::text is null or id::text = $2)`,
        [this.clock.now(), id ?? null],
      )) as [unknown, number];
      await tx.query(`select pg_notify($1, '')`, [JOBS_CHANNEL]);
      return released;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';

/** Measures due jobs that have not begun, and parked jobs. Events of the outbox are jobs too. */
@Injectable()
@Measures({
  sanctum_jobs_due: { help: 'Due jobs that no worker has started', labels: ['kind'] },
  sanctum_jobs_lag_seconds: { help: 'Seconds since the oldest of them was due' },
  sanctum_jobs_parked: { help: 'Parked jobs, which failed too often', labels: ['kind'] },
})
export class JobsMeasure implements Measure {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async measure(): Promise<Measurements> {
    const now = this.clock.now();
    const [due, parked] = await Promise.all([
      this.database.query<{ kind: string; count: number; since: Date }>(
        `select kind, count(*)::int as count, min(run_at) as since from jobs
         where done_at is null and parked_at is null and run_at <= $1 and (leased_until is null or leased_until <= $1)
         group by kind`,
        [now],
      ),
      this.database.query<{ kind: string; count: number }>(
        'select kind, count(*)::int as count from jobs where parked_at is not null group by kind',
      ),
    ]);
    const waited = due.map(({ since }) => (now.getTime() - since.getTime()) / 1000);
    const counted = ({ kind, count }: { kind: string; count: number }) => ({
      value: count,
      labels: { kind },
    });
    return {
      sanctum_jobs_due: due.map(counted),
      sanctum_jobs_lag_seconds: [{ value: Math.max(0, ...waited) }],
      sanctum_jobs_parked: parked.map(counted),
    };
  }
}

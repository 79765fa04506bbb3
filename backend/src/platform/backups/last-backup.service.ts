import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { type Measure, type Measurements, Measures } from '../metrics/measures.js';

@Injectable()
export class LastBackupService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async completed(): Promise<void> {
    await this.database.query(
      `insert into last_backup (completed_at) values ($1)
       on conflict (single) do update set completed_at = excluded.completed_at`,
      [this.clock.now()],
    );
  }

  /** Returns the time of the last backup; undefined if there was never one. */
  async at(): Promise<Date | undefined> {
    const row = await this.database.one<{ at: Date }>('select completed_at as at from last_backup');
    return row?.at;
  }

  /** Returns the age of the last backup in seconds; undefined if there was never one. */
  async age(): Promise<number | undefined> {
    const at = await this.at();
    return at && (this.clock.now().getTime() - at.getTime()) / 1000;
  }
}

@Injectable()
@Measures({
  sanctum_backup_age_seconds: {
    help: 'Seconds since the latest backup; absent before the first one',
  },
})
export class LastBackupMeasure implements Measure {
  constructor(private readonly last: LastBackupService) {}

  async measure(): Promise<Measurements> {
    const age = await this.last.age();
    return { sanctum_backup_age_seconds: age === undefined ? [] : [{ value: age }] };
  }
}

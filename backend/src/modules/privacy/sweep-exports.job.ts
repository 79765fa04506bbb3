import { Injectable } from '@nestjs/common';
import { Clock, hours, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { MediaLibraryService } from '../media/index.js';
import { objectKeyOf } from './export-names.js';
import { KEPT_FOR } from './write-export.job.js';

/** Age at which an unfinished export counts as failed: its job has died, and the member may request another. */
const GIVEN_UP_AFTER = hours(6);

@Injectable()
@Every(hours(1), 'privacy.sweep-exports')
export class SweepExportsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly library: MediaLibraryService,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      await tx.query(
        `update data_exports set status = 'failed' where status = 'preparing' and requested_at < $1`,
        [later(now, -GIVEN_UP_AFTER)],
      );
      const expired = await tx.query<{ id: string }>(
        `delete from data_exports
         where expires_at <= $1 or (status = 'failed' and requested_at <= $2) returning id`,
        [now, later(now, -KEPT_FOR)],
      );
      for (const { id } of expired) await this.library.discard(tx, objectKeyOf(id));
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** Period in which a removal can be undone. */
const KEPT = days(30);

/** Deletes widgets that were removed too long ago to be restored. */
@Injectable()
@Every(days(1), 'widgets.bin-sweep')
export class WidgetBinSweepJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query('delete from widget_bin where removed_at < $1', [
      later(this.clock.now(), -KEPT),
    ]);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** How long a removal can be undone. */
const KEPT = days(30);

/** Empties the bin of the widgets that were removed too long ago to come back. */
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

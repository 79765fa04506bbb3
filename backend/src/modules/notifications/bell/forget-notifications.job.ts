import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** Retention of notifications, read or not (product rule 14.3). */
const KEPT = days(90);

/** Deletes old notifications. */
@Injectable()
@Every(hours(24), 'notifications.forget')
export class ForgetNotificationsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = [later(this.clock.now(), -KEPT)];
    await this.database.query('delete from notifications where changed_at < $1', before);
    await this.database.query(
      'delete from notification_sources where notification_id is null and happened_at < $1',
      before,
    );
  }
}

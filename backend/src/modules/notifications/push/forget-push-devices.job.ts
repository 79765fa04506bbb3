import { Injectable } from '@nestjs/common';
import { Clock, hours } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';

/** Deletes devices whose login session has expired; nothing is sent to them by then. */
@Injectable()
@Every(hours(24), 'notifications.forget-push-devices')
export class ForgetPushDevicesJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query(
      `delete from push_devices d where not exists (
         select from open_login_sessions s where s.id = d.session_id and s.expires_at > $1)`,
      [this.clock.now()],
    );
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';

/** Deletes devices that were signed out. */
@Injectable()
export class OnLoginSessionsEnded {
  @On('login-sessions.ended', 'notifications.push-devices-ended')
  async pushDevicesEnded({ sessionIds }: EventMap['login-sessions.ended'], tx: Tx): Promise<void> {
    await tx.query('delete from push_devices where session_id = any($1)', [sessionIds]);
  }
}

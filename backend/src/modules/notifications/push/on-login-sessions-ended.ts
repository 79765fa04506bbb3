import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';

/** Forgets the devices that were signed out. */
@Injectable()
@OnEvent('login-sessions.ended', 'notifications.push-devices-ended')
export class OnLoginSessionsEnded implements EventListener<'login-sessions.ended'> {
  async handle({ sessionIds }: EventMap['login-sessions.ended'], tx: Tx): Promise<void> {
    await tx.query('delete from push_devices where session_id = any($1)', [sessionIds]);
  }
}

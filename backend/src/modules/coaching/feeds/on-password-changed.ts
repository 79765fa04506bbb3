import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CalendarFeed } from './calendar-feed.entity.js';

/** Ends the private calendar address, because somebody who knew the old password could have copied it. */
@Injectable()
@OnEvent('password.changed', 'coaching.end-calendar-feed')
export class OnPasswordChanged implements EventListener<'password.changed'> {
  async handle({ accountId }: EventMap['password.changed'], tx: Tx): Promise<void> {
    await tx.delete(CalendarFeed, { accountId });
  }
}

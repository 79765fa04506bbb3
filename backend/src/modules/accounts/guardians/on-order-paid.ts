import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { SecondGuardiansService } from './second-guardians.service.js';

/** An order shows that its buyer is an adult: a second guardian whom the first has confirmed is one from now on. */
@Injectable()
@OnEvent('order.paid', 'accounts.guardian-proven')
export class OnOrderPaid implements EventListener<'order.paid'> {
  constructor(private readonly seconds: SecondGuardiansService) {}

  handle({ accountId }: EventMap['order.paid'], tx: Tx): Promise<void> {
    return this.seconds.joinProven(tx, accountId);
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GuardianProofService } from './guardian-proof.service.js';

/** Payments call the service as they settle an order; this hears of orders that an older release has settled. */
@Injectable()
@OnEvent('order.paid', 'accounts.guardian-proven')
export class OnOrderPaid implements EventListener<'order.paid'> {
  constructor(private readonly proof: GuardianProofService) {}

  handle({ accountId }: EventMap['order.paid'], tx: Tx): Promise<void> {
    return this.proof.proven(tx, accountId);
  }
}

import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { LegalAcceptancesService } from './legal-acceptances.service.js';

/** Records the buyer's acceptance of the terms and the refund policy, which checkout states above its button, so not for recurring payments. */
@Injectable()
export class OnPayments {
  constructor(private readonly acceptances: LegalAcceptancesService) {}

  @On('order.paid', 'legal.accept')
  async accept({ accountId, number, paidAt, isRecurring }: EventMap['order.paid'], tx: Tx): Promise<void> {
    if (isRecurring) return;
    const paid = { accountId, occasion: 'payment', at: new Date(paidAt), orderNumber: number } as const;
    await this.acceptances.record(tx, paid);
  }

  /** The card is saved under the same statement, and charged later without the buyer. */
  @On('subscription.trial-begun', 'legal.accept-trial')
  async acceptTrial({ accountId, at }: EventMap['subscription.trial-begun'], tx: Tx): Promise<void> {
    await this.acceptances.record(tx, { accountId, occasion: 'trial', at: new Date(at) });
  }
}

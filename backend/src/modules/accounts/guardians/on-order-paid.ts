import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { GuardianProofService } from './guardian-proof.service.js';

/** Handles orders that an older release settled. Newer releases call the service while they settle an order. */
@Injectable()
export class OnOrderPaid {
  constructor(private readonly proof: GuardianProofService) {}

  @On('order.paid', 'accounts.guardian-proven')
  guardianProven({ accountId }: EventMap['order.paid'], tx: Tx): Promise<void> {
    return this.proof.proven(tx, accountId);
  }
}

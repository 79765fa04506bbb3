import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { CreditsService } from './credits.service.js';

/** A refund that came back from the bank gives the sessions back. */
@Injectable()
@OnEvent('refund.failed', 'coaching.restore-credits')
export class OnRefundFailed implements EventListener<'refund.failed'> {
  constructor(private readonly credits: CreditsService) {}

  handle({ refundId }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    return this.credits.restore(tx, refundId);
  }
}

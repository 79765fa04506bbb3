import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** A certificate brings points. */
@Injectable()
@OnEvent('certificate.issued', 'growth.certificate-issued')
export class OnCertificateIssued implements EventListener<'certificate.issued'> {
  constructor(private readonly ledger: GrowthLedgerService) {}

  handle({ accountId, courseId }: EventMap['certificate.issued'], tx: Tx): Promise<void> {
    return this.ledger.settle(tx, accountId, 'certificate-issued', [courseId]);
  }
}

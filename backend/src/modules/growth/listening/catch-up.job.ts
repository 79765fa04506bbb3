import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../../../platform/jobs/handlers.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Points for what was done before there were points. Queued once, by the migration that brought them. */
@Injectable()
@OnJob('growth.catch-up')
export class CatchUpJob implements JobHandler {
  constructor(private readonly ledger: GrowthLedgerService) {}

  run(): Promise<void> {
    return this.ledger.catchUpAll();
  }
}

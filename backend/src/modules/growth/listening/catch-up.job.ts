import { Injectable } from '@nestjs/common';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job } from '../../../platform/jobs/job.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Points for what was done before there were points. Queued once, by the migration that brought them. */
@Injectable()
@Runs(job('growth.catch-up', {}))
export class CatchUpJob {
  constructor(private readonly ledger: GrowthLedgerService) {}

  run(): Promise<void> {
    return this.ledger.catchUpAll();
  }
}

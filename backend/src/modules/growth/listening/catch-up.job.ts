import { Injectable } from '@nestjs/common';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job } from '../../../platform/jobs/job.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';

/** Gives points for actions from before there were points. The migration that introduced points queues this job once. */
@Injectable()
export class CatchUpJob {
  constructor(private readonly ledger: GrowthLedgerService) {}

  @Runs(job('growth.catch-up', {}))
  run(): Promise<void> {
    return this.ledger.catchUpAll();
  }
}

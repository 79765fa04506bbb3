import { Injectable } from '@nestjs/common';
import { hours } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { PurchaseRequestsService } from './purchase-requests.service.js';

/** Expires unanswered requests, so that the products can be asked for again. */
@Injectable()
@Every(hours(24), 'families.expire-requests')
export class ExpireRequestsJob {
  constructor(
    private readonly database: Database,
    private readonly requests: PurchaseRequestsService,
  ) {}

  async run(): Promise<void> {
    await this.database.transaction((tx) => this.requests.expire(tx));
  }
}

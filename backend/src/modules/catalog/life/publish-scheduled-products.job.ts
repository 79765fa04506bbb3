import { Injectable } from '@nestjs/common';
import { minutes } from '../../../kernel/clock.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { ProductLifeService } from './product-life.service.js';

/** Publishes scheduled drafts when they are due, one at a time. */
@Injectable()
export class PublishScheduledProductsJob {
  constructor(private readonly life: ProductLifeService) {}

  @Every(minutes(1), 'catalog.publish-scheduled')
  async run(): Promise<void> {
    while (await this.life.publishNextDue()) {
      // until no draft is due
    }
  }
}

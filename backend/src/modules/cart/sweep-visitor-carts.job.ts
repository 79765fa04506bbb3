import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { VISITOR_CART_DAYS } from './shopper.js';

@Injectable()
@Every(hours(24), 'cart.sweep-visitors')
export class SweepVisitorCartsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = later(this.clock.now(), -days(VISITOR_CART_DAYS));
    await this.database.query('delete from cart_items where visitor_hash is not null and created_at < $1', [
      before,
    ]);
    await this.database.query('delete from cart_coupons where visitor_hash is not null and applied_at < $1', [
      before,
    ]);
  }
}

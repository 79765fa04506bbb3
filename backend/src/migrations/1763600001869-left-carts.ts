import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Sequences can start when a member leaves a product in the cart. */
export class LeftCarts1763600001869 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create view carted_products as
        select account_id, product_id, gift_email is null and ward_id is null as is_for_self, created_at as added_at
        from cart_items where account_id is not null`);
    await allowMore(runner, ['sequences', 'trigger'], 'registered', ['cart_left']);
    await allowMore(runner, ['sequence_entries', 'end'], 'not_owned', ['not_in_cart']);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import type { ProductType } from '../../../kernel/product-types.js';
import { EVER_SOLD } from './ever-sold.sql.js';
import { ProductPartsService } from './product-parts.service.js';

/** Period in which a removal can be undone. */
const KEPT = days(30);

/** Deletes products that were removed long ago, one at a time, and never one that a member owns. */
@Injectable()
export class SweepRemovedProductsJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly parts: ProductPartsService,
  ) {}

  // The name says studio, where this job started; it cannot change, because stored jobs contain it.
  @Every(days(1), 'studio.sweep-removed-products')
  async run(): Promise<void> {
    while (await this.clearOne()) {
      // until no old product is left
    }
  }

  private clearOne(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const gone = await tx.one<{ id: string; type: ProductType }>(
        `delete from products where id = (
           select p.id from products p where p.removed_at < $1 and not ${EVER_SOLD}
           limit 1 for update skip locked
         ) returning id, type`,
        [later(this.clock.now(), -KEPT)],
      );
      if (!gone) return false;
      for (const part of this.parts.of(gone.type)) await part.discard(tx, gone.id);
      return true;
    });
  }
}

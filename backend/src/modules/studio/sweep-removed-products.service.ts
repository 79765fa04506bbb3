import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every, type JobHandler } from '../../platform/jobs/handlers.js';
import { CourseRowsService } from '../courses/index.js';
import { EVER_SOLD } from './creator-products.queries.js';

/** How long a removal can be undone. */
const KEPT = days(30);

/** Clears away products that were removed long ago, one at a time, and never one that somebody owns. */
@Injectable()
@Every(days(1), 'studio.sweep-removed-products')
export class SweepRemovedProducts implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly courses: CourseRowsService,
  ) {}

  async run(): Promise<void> {
    while (await this.clearOne()) {
      // until there is nothing old left
    }
  }

  private clearOne(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const [gone] = (await tx.query(
        `delete from products where id = (
           select p.id from products p where p.removed_at < $1 and not ${EVER_SOLD}
           limit 1 for update skip locked
         ) returning id`,
        [later(this.clock.now(), -KEPT)],
      )) as [{ id: string }[], number];
      if (!gone[0]) return false;
      await this.courses.discard(tx, gone[0].id);
      return true;
    });
  }
}

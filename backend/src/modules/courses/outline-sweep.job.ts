import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import { Outbox } from '../../platform/jobs/outbox.js';

/** Period in which a removal can be undone. */
const KEPT = days(30);

/**
 * Deletes parts that were removed long ago, one at a time, and announces the ids of the pages that are gone
 * permanently.
 */
@Injectable()
export class OutlineSweepJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  @Every(days(1), 'courses.outline-sweep')
  async run(): Promise<void> {
    while (await this.emptyOne()) {
      // until no old part is left
    }
  }

  private emptyOne(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const removed = await tx.query<{ pageIds: string[] }>(
        `delete from outline_bin where id = (
           select id from outline_bin where removed_at < $1 order by removed_at limit 1 for update skip locked
         ) returning (
           select coalesce(jsonb_agg(distinct page->>'id'), '[]')
           from jsonb_array_elements((rows->'pages') || coalesce(rows->'publishedPages', '[]')) page
         ) as "pageIds"`,
        [later(this.clock.now(), -KEPT)],
      );
      const [swept] = removed;
      if (!swept) return false;
      await this.outbox.publish(tx, 'lesson-pages.removed', { pageIds: swept.pageIds });
      return true;
    });
  }
}

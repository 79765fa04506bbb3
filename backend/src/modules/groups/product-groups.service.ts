import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { AuditService } from '../audit/index.js';
import { addRun } from './settle-group.job.js';

/** Manages the circles and pods into which products bring their owners. */
@Injectable()
export class ProductGroupsService {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets exactly these groups. A new group takes people who get the product from now on. Members added by the product
   * leave an unlinked group unless something else keeps them there. 404 for an unknown product, 422 for a deleted
   * group.
   */
  async set(by: string, productId: string, groupIds: readonly string[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      const product = await tx.one<unknown>('select from product_facts where id = $1', [productId]);
      if (!product) throw notFound('Product');
      const there = await tx.query('select from groups where id = any($1) order by id for key share', [
        groupIds,
      ]);
      if (there.length < groupIds.length)
        throw unprocessable('no_such_group', 'This circle or pod no longer exists', {
          groupIds: 'no longer exists',
        });
      const removed = await tx.query<{ groupId: string }>(
        `delete from product_groups where product_id = $1 and group_id <> all($2) returning group_id as "groupId"`,
        [productId, groupIds],
      );
      const added = await tx.query(
        `insert into product_groups (product_id, group_id, added_at) select $1, unnest($2::uuid[]), $3
         on conflict do nothing returning group_id`,
        [productId, groupIds, this.clock.now()],
      );
      for (const { groupId } of removed) await this.start(tx, groupId);
      if (removed.length + added.length > 0) await this.record(tx, by, productId);
    });
  }

  /** Brings in earlier owners of the product in the background. 404 if the product does not lead into this group. */
  async bringEarlier(by: string, productId: string, groupId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const runId = newId();
      const found = await tx.query<{ starts: boolean | null }>(
        `update product_groups set run_id = case when brings_earlier then run_id else $3 end, brings_earlier = true
         where product_id = $1 and group_id = $2 returning run_id = $3 as starts`,
        [productId, groupId, runId],
      );
      if (found.length === 0) throw notFound('Circle');
      if (!found[0]?.starts) return;
      await this.start(tx, groupId, runId);
      await this.record(tx, by, productId);
    });
  }

  private start(tx: Tx, groupId: string, runId = newId()): Promise<void> {
    return addRun(this.queue, tx, { groupId, runId, after: null });
  }

  private record(tx: Tx, by: string, id: string): Promise<void> {
    return this.audit.record(tx, { by, action: 'product.circles_set', subject: { type: 'product', id } });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { BulkGrant } from './bulk-grant.entity.js';
import { HandGrantsService } from './hand-grants.service.js';
import { addBatch } from './run-bulk-grant.job.js';

export interface WantedGrant {
  accountId: string;
  productId: string;
}

/** Lets the coach give products to many students, and undo it. The work is done in the background. */
@Injectable()
export class BulkGrantsService {
  constructor(
    private readonly database: Database,
    private readonly grants: HandGrantsService,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  async give(by: string, studentIds: readonly string[], productId: string): Promise<string> {
    await this.grants.givable([productId]);
    const wanted = studentIds.map((accountId) => ({ accountId, productId }));
    return this.database.transaction((tx) => this.start(tx, by, wanted));
  }

  /** Starts giving; the caller has checked the products. People who are not members are ignored. */
  async start(tx: Tx, by: string, wanted: readonly WantedGrant[]): Promise<string> {
    const id = newId();
    await tx.insert(BulkGrant, { id, startedBy: by, startedAt: this.clock.now() });
    await tx.query(
      `insert into bulk_grant_lines (bulk_grant_id, account_id, product_id)
       select $1, w.account_id, w.product_id
       from unnest($2::uuid[], $3::uuid[]) as w (account_id, product_id) join members m on m.id = w.account_id
       on conflict do nothing`,
      [id, wanted.map(({ accountId }) => accountId), wanted.map(({ productId }) => productId)],
    );
    await addBatch(this.queue, tx, { bulkGrantId: id, isUndone: false, after: null });
    return id;
  }

  /** Takes back what this bulk grant gave; what students own from elsewhere stays. Undoing again changes nothing. */
  async undo(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const grant = await tx.one<{ isUndone: boolean }>(
        'select is_undone as "isUndone" from bulk_grants where id = $1 for update',
        [id],
      );
      if (!grant) throw notFound('Bulk grant');
      if (grant.isUndone) return;
      await tx.query('update bulk_grants set is_undone = true, finished_at = null where id = $1', [id]);
      await tx.query('delete from bulk_grant_lines where bulk_grant_id = $1 and outcome is null', [id]);
      await addBatch(this.queue, tx, { bulkGrantId: id, isUndone: true, after: null });
    });
  }
}

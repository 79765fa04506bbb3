import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock.js';
import { DomainError } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { type BundledProduct, ProductsQueries } from '../catalog/index.js';
import type { GrantOutcome } from './bulk-grant.entity.js';
import { HandGrantsService } from './hand-grants.service.js';

const RUN_BULK_GRANT = job('enrollments.run-bulk-grant', {
  bulkGrantId: z.string(),
  /** True for a batch that takes back. */
  isUndone: z.boolean(),
  /** Last line of the previous batch, which keeps batches apart; null: the first. */
  after: z.string().nullable(),
});

type Batch = PayloadOf<typeof RUN_BULK_GRANT>;

interface Line {
  accountId: string;
  productId: string;
  isMember: boolean;
}

interface Grant {
  by: string;
  isUndone: boolean;
}

/** Lines per batch, so that locks stay short. */
const AT_ONCE = 50;

/** Lines that are left, always in the same order, so that two bulk grants cannot deadlock. */
const linesOf = (isUndone: boolean) =>
  `select l.account_id as "accountId", l.product_id as "productId", m.id is not null as "isMember"
   from bulk_grant_lines l left join members m on m.id = l.account_id
   where l.bulk_grant_id = $1 and ${isUndone ? `l.outcome = 'given'` : 'l.outcome is null'}
   order by l.account_id, l.product_id limit ${AT_ONCE}`;

/** Gives or takes back one batch of products in a transaction, and queues the next. Can safely run again. */
@Injectable()
export class RunBulkGrantJob {
  constructor(
    private readonly database: Database,
    private readonly products: ProductsQueries,
    private readonly grants: HandGrantsService,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
  ) {}

  @Runs(RUN_BULK_GRANT)
  async run({ bulkGrantId: id, isUndone }: Batch): Promise<void> {
    const products = await this.database.query<{ id: string }>(
      'select distinct product_id as id from bulk_grant_lines where bulk_grant_id = $1',
      [id],
    );
    const parts = await this.products.partsOf(products.map((product) => product.id));
    await this.database.transaction(async (tx) => {
      const grant = await tx.one<Grant>(
        'select started_by as by, is_undone as "isUndone" from bulk_grants where id = $1 for update',
        [id],
      );
      // An undo stops the giving.
      if (grant?.isUndone !== isUndone) return;
      const lines = await tx.query<Line>(linesOf(isUndone), [id]);
      for (const line of lines) {
        const outcome = await this.settle(tx, grant, line, parts);
        await tx.query(
          'update bulk_grant_lines set outcome = $4 where bulk_grant_id = $1 and account_id = $2 and product_id = $3',
          [id, line.accountId, line.productId, outcome],
        );
      }
      const last = lines.at(-1);
      if (lines.length === AT_ONCE && last)
        await addBatch(this.queue, tx, { bulkGrantId: id, isUndone, after: last.accountId + last.productId });
      else await tx.query('update bulk_grants set finished_at = $2 where id = $1', [id, this.clock.now()]);
    });
  }

  private async settle(
    tx: Tx,
    { by, isUndone }: Grant,
    { accountId: memberId, productId, isMember }: Line,
    parts: readonly BundledProduct[],
  ): Promise<GrantOutcome> {
    const grant = { by, memberId, productId, reason: null };
    if (isUndone) {
      await this.grants.takeBackIn(tx, grant);
      return 'taken_back';
    }
    if (!isMember) return 'gone';
    try {
      return (await this.grants.giveIn(tx, { ...grant, until: null }, parts)) ? 'given' : 'already_owned';
    } catch (error) {
      // A refusal comes before any write.
      if (error instanceof DomainError && error.code === 'consent_needed') return 'consent_needed';
      throw error;
    }
  }
}

/** Queues a batch, at most once. */
export const addBatch = (queue: JobQueue, tx: Tx, batch: Batch): Promise<void> =>
  queue.add(tx, {
    job: RUN_BULK_GRANT,
    payload: batch,
    dedupeKey: [RUN_BULK_GRANT.kind, batch.bulkGrantId, batch.isUndone, batch.after ?? ''].join(':'),
  });

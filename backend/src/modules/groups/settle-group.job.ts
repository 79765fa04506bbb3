import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database, type Tx } from '../../platform/database/database.js';
import { Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { BroughtMembersService } from './brought-members.service.js';
import { BROUGHT } from './product-groups.sql.js';

export const SETTLE_GROUP = job('groups.settle', {
  groupId: z.string(),
  runId: z.string(),
  /** Last person of the previous batch; null: start with the first. */
  after: z.string().nullable(),
});

/** People per batch, so that locks stay short. */
const AT_ONCE = 200;

export type GroupRun = PayloadOf<typeof SETTLE_GROUP>;

/** A batch of people whom products bring into a group, or used to bring, in the order of their ids. */
const CONCERNED = `
  select id from (
    select account_id as id from brought_members where group_id = $1
    union select account_id from (${BROUGHT}) w where w.group_id = $1
  ) people where $2::uuid is null or id > $2 order by id limit ${AT_ONCE}`;

/**
 * Recomputes the membership of everyone in a group after a change of the products that bring people in. Can safely run
 * again.
 */
@Injectable()
export class SettleGroupJob {
  constructor(
    private readonly database: Database,
    private readonly brought: BroughtMembersService,
    private readonly queue: JobQueue,
  ) {}

  @Runs(SETTLE_GROUP)
  async run({ groupId, runId, after }: GroupRun): Promise<void> {
    await this.database.transaction(async (tx) => {
      const people = await tx.query<{ id: string }>(CONCERNED, [groupId, after]);
      const ids = people.map(({ id }) => id);
      await this.brought.settle(tx, ids);
      if (ids.length === AT_ONCE) await addRun(this.queue, tx, { groupId, runId, after: ids.at(-1)! });
      else await tx.query('update product_groups set run_id = null where run_id = $1', [runId]);
    });
  }
}

/** Queues a batch of a run, at most once. */
export const addRun = (queue: JobQueue, tx: Tx, run: GroupRun): Promise<void> =>
  queue.add(tx, {
    job: SETTLE_GROUP,
    payload: run,
    dedupeKey: `${SETTLE_GROUP.kind}:${run.runId}:${run.after ?? ''}`,
  });

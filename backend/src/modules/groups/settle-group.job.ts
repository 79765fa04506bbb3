import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database/database.js';
import { type JobHandler, OnJob } from '../../platform/jobs/handlers.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { BroughtMembersService } from './brought-members.service.js';
import { BROUGHT } from './product-groups.sql.js';

export const SETTLE_GROUP = 'groups.settle';

/** People at a time, so that nobody waits long for a lock. */
const AT_ONCE = 200;

export interface GroupRun extends Record<string, unknown> {
  groupId: string;
  runId: string;
  /** The person after whom to go on; null: from the first. */
  after: string | null;
}

/** Everybody whom products bring into a group, or brought before, some at a time in the order of their ids. */
const CONCERNED = `
  select id from (
    select account_id as id from brought_members where group_id = $1
    union select account_id from (${BROUGHT}) w where w.group_id = $1
  ) people where $2::uuid is null or id > $2 order by id limit ${AT_ONCE}`;

/** Which products bring people into a group has changed: it goes through all of them, and may go through them again. */
@Injectable()
@OnJob(SETTLE_GROUP)
export class SettleGroupJob implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly brought: BroughtMembersService,
    private readonly queue: JobQueue,
  ) {}

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

/** The same stretch of a run is queued once. */
export const addRun = (queue: JobQueue, tx: Tx, run: GroupRun): Promise<void> =>
  queue.add(tx, {
    kind: SETTLE_GROUP,
    payload: run,
    dedupeKey: `${SETTLE_GROUP}:${run.runId}:${run.after ?? ''}`,
  });

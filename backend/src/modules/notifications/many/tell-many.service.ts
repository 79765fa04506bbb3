import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import type { ManyTold } from './many-told.js';

export const TELL_MEMBERS = 'notifications.tell-members';

/** One batch of members: those whose ids come after this one. */
export interface Batch {
  news: ManyTold;
  after: string | null;
}

/** Where listeners hand in what many members are told. Batch by batch, so that thousands hold nothing up. */
@Injectable()
export class TellManyService {
  constructor(private readonly jobs: JobQueue) {}

  /** A batch is queued once, however often the one before it runs. */
  async add(tx: Tx, news: ManyTold, after: string | null = null): Promise<void> {
    await this.jobs.add(tx, {
      kind: TELL_MEMBERS,
      payload: { news, after } satisfies Batch,
      dedupeKey: `${TELL_MEMBERS}:${news.kind}:${news.source}:${after ?? ''}`,
    });
  }
}

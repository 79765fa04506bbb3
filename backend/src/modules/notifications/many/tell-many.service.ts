import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { job } from '../../../platform/jobs/job.js';
import { type MemberNews, memberNews } from './member-news.js';

export const TELL_MEMBERS = job('notifications.tell-members', {
  news: memberNews,
  after: z.string().nullable(),
});

/** Queues notifications to many members in batches, so that thousands of them do not delay other jobs. */
@Injectable()
export class TellManyService {
  constructor(private readonly jobs: JobQueue) {}

  /** Queues a batch once, no matter how often the previous batch runs. */
  async add(tx: Tx, news: MemberNews, after: string | null = null): Promise<void> {
    await this.jobs.add(tx, {
      job: TELL_MEMBERS,
      payload: { news, after },
      dedupeKey: `${TELL_MEMBERS.kind}:${news.kind}:${news.source}:${after ?? ''}`,
    });
  }
}

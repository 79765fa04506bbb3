import { Injectable } from '@nestjs/common';
import { Clock, minutes } from '../../kernel/clock.js';
import { Database } from '../../platform/database/database.js';
import { Every, type JobHandler } from '../../platform/jobs/handlers.js';

/** Drafts go out at the hour the coach has set. What was published before keeps its first day. */
@Injectable()
@Every(minutes(1), 'catalog.publish-scheduled')
export class PublishScheduled implements JobHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.database.query(
      `update products
       set status = 'published', published_at = coalesce(published_at, publish_at), publish_at = null
       where publish_at <= $1 and status = 'draft' and removed_at is null`,
      [this.clock.now()],
    );
  }
}

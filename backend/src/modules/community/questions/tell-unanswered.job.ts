import { Injectable } from '@nestjs/common';
import { Clock, days, later, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

/** Time that a question stays unanswered before the coach is notified. */
const PATIENCE = days(1);

/** Max age of a question; older ones were handled before, or asked before this job existed. */
const LOOKED_BACK = days(7);

/** Announces questions to all members under which only the asker has written, once each. */
@Injectable()
export class TellUnansweredJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(30), 'community.tell-unanswered')
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const unanswered = await tx.query<{ postId: string; accountId: string }>(
        `update community_posts p set unanswered_notified_at = $1
         where p.kind = 'question' and p.group_id is null and p.shown_at <= $2 and p.shown_at > $3
           and p.state = 'published' and p.unanswered_notified_at is null
           and not exists (select from community_comments c
             where c.post_id = p.id and c.state = 'published' and c.account_id <> p.account_id)
           and not exists (select from account_names n where n.id = p.account_id and n.role = 'creator')
         returning p.id as "postId", p.account_id as "accountId"`,
        [now, later(now, -PATIENCE), later(now, -LOOKED_BACK)],
      );
      for (const question of unanswered) await this.outbox.publish(tx, 'question.unanswered', question);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock, days, later, minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

/** Time before an event at which its guests are reminded. */
const BEFORE = days(1);

/** Max people reminded in one transaction. */
const BATCH = 200;

/**
 * Reminds guests of an upcoming event. The mark and the queued email share one transaction, and other servers skip its
 * locked rows, so each time of an event is announced once. Guests who signed up or were notified of a new time within
 * the last day are not reminded.
 */
@Injectable()
export class RemindJob {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(1), 'community-events.remind')
  async run(): Promise<void> {
    while ((await this.database.transaction((tx) => this.batch(tx))) === BATCH);
  }

  private async batch(tx: Tx): Promise<number> {
    const now = this.clock.now();
    const reminded = await tx.query<{ eventId: string; accountId: string; startsAt: Date }>(
      `update community_event_rsvps r set reminded_of = due.starts_at from (
         select g.id, e.starts_at from community_events e join community_event_rsvps g on g.event_id = e.id
         where e.state = 'planned' and e.starts_at > $1 and e.starts_at <= $2 and g.state = 'coming'
           and g.reminded_of is distinct from e.starts_at
           and not exists (select from absent_minors a where a.id = g.account_id)
           and greatest(g.coming_since, e.moved_at) <= e.starts_at - $3 * interval '1 millisecond'
         order by g.id limit ${BATCH} for update of g skip locked) due
       where r.id = due.id
       returning r.event_id as "eventId", r.account_id as "accountId", due.starts_at as "startsAt"`,
      [now, later(now, BEFORE), BEFORE],
    );
    for (const { eventId, accountId, startsAt } of reminded)
      await this.outbox.publish(tx, 'event.near', {
        reminderId: newId(),
        eventId,
        accountId,
        startsAt: startsAt.toISOString(),
      });
    return reminded.length;
  }
}

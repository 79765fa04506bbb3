import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { CommunityEvent } from '../community-event.entity.js';
import { GUEST_COLUMNS, mayCome, type PossibleGuest } from '../event-guests.sql.js';

interface Waiting extends PossibleGuest {
  id: string;
  accountId: string;
}

/** Free spots at events with a waiting list. */
@Injectable()
export class PlacesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives free spots to the members who have waited longest and may still come, and notifies them, under a lock on the
   * event.
   */
  async fill(tx: Tx, eventId: string): Promise<void> {
    const now = this.clock.now();
    const event = await tx.one<Pick<CommunityEvent, 'capacity' | 'coming'>>(
      `select capacity, coming from community_events
       where id = $1 and state = 'planned' and starts_at > $2 for update`,
      [eventId, now],
    );
    if (!event) return;
    const waiting = await tx.query<Waiting>(
      `select w.id, w.account_id as "accountId", ${GUEST_COLUMNS}
       from community_event_rsvps w join people p on p.id = w.account_id
       join members m on m.id = w.account_id and m.blocked_at is null
       where w.event_id = $1 and w.state = 'waiting' order by w.created_at, w.id`,
      [eventId],
    );
    const free = event.capacity === null ? waiting.length : Math.max(event.capacity - event.coming, 0);
    for (const { id: rsvpId, accountId } of waiting.filter(mayCome).slice(0, free)) {
      await tx.query(`update community_event_rsvps set state = 'coming', coming_since = $2 where id = $1`, [
        rsvpId,
        now,
      ]);
      await this.outbox.publish(tx, 'event.place-given', { rsvpId, eventId, accountId });
    }
  }
}

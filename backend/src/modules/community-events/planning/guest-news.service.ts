import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { CommunityEvent } from '../community-event.entity.js';

/** Notifies guests and the waiting list of changes to an event, unless it is over. */
@Injectable()
export class GuestNewsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `wasAt`: the previous start; null if only the location changed. */
  async changed(tx: Tx, event: Pick<CommunityEvent, 'id' | 'endsAt'>, wasAt: Date | null): Promise<void> {
    for (const accountId of await this.guestsOf(tx, event)) {
      await this.outbox.publish(tx, 'event.changed', {
        changeId: newId(),
        eventId: event.id,
        accountId,
        wasAt: wasAt?.toISOString() ?? null,
      });
    }
  }

  async cancelled(tx: Tx, event: Pick<CommunityEvent, 'id' | 'endsAt'>): Promise<void> {
    for (const accountId of await this.guestsOf(tx, event))
      await this.outbox.publish(tx, 'event.cancelled', { changeId: newId(), eventId: event.id, accountId });
  }

  private async guestsOf(tx: Tx, { id, endsAt }: Pick<CommunityEvent, 'id' | 'endsAt'>): Promise<string[]> {
    if (endsAt <= this.clock.now()) return [];
    const guests = await tx.query<{ accountId: string }>(
      `select account_id as "accountId" from event_guests where event_id = $1 order by account_id`,
      [id],
    );
    return guests.map(({ accountId }) => accountId);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { PlacesService } from './places.service.js';

/** Frees the places of members who leave the platform or a group, and gives them to the waiting list. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** Removes the member from all events, past ones included. */
  async everything(tx: Tx, accountId: string): Promise<void> {
    await this.leave(tx, 'select id from community_event_rsvps where account_id = $1', [accountId]);
  }

  /** Removes the member from the group's coming events. */
  async group(tx: Tx, accountId: string, groupId: string): Promise<void> {
    await this.leave(
      tx,
      `select r.id from community_event_rsvps r join community_events e on e.id = r.event_id
       where r.account_id = $1 and e.group_id = $2 and e.starts_at > $3`,
      [accountId, groupId, this.clock.now()],
    );
  }

  /** Locks the events in id order before any place is freed. */
  private async leave(tx: Tx, which: string, parameters: readonly unknown[]): Promise<void> {
    const events = await tx.query<{ id: string }>(
      `select e.id from community_events e where e.id in (
         select of.event_id from community_event_rsvps of where of.id in (${which})) order by e.id for update of e`,
      [...parameters],
    );
    await tx.query(`delete from community_event_rsvps where id in (${which})`, [...parameters]);
    for (const { id } of events) await this.places.fill(tx, id);
  }
}

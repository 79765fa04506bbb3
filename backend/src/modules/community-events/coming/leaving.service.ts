import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { PlacesService } from './places.service.js';

/** Somebody who goes for good, from the place or from a circle, leaves no empty place behind. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly places: PlacesService,
    private readonly clock: Clock,
  ) {}

  /** Wherever the person comes or waits, or came. */
  async everything(tx: Tx, accountId: string): Promise<void> {
    await this.leave(tx, 'select id from community_event_rsvps where account_id = $1', [accountId]);
  }

  /** What is to come of the circle or pod. */
  async group(tx: Tx, accountId: string, groupId: string): Promise<void> {
    await this.leave(
      tx,
      `select r.id from community_event_rsvps r join community_events e on e.id = r.event_id
       where r.account_id = $1 and e.group_id = $2 and e.starts_at > $3`,
      [accountId, groupId, this.clock.now()],
    );
  }

  /** The events are locked in their order before anything is taken from them. */
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

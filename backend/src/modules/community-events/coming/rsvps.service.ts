import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { CommunityEvent } from '../community-event.entity.js';
import type { RsvpState } from '../event-words.js';
import { PlacesService } from './places.service.js';
import { EventReadersService } from './event-readers.service.js';

type LockedEvent = Pick<CommunityEvent, 'state' | 'startsAt' | 'capacity' | 'coming'>;

/** Lets members RSVP to events and cancel their RSVP. */
@Injectable()
export class RsvpsService {
  constructor(
    private readonly database: Database,
    private readonly readers: EventReadersService,
    private readonly places: PlacesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an RSVP, or joins the waiting list. If several want the last spot, one gets it. A second call changes nothing.
   */
  async come(me: SignedIn, eventId: string): Promise<void> {
    const { groupIds } = await this.readers.coming(me);
    try {
      await this.database.exclusiveTransaction('community-events', (tx) =>
        this.add(tx, { accountId: me.accountId, eventId, groupIds }),
      );
    } catch (error) {
      if (brokenConstraint(error) !== 'community_events_places') throw error;
      throw conflict('full', 'The last spot was just taken. Try again to join the waiting list.');
    }
  }

  /** Removes the RSVP; the freed spot goes to the member who has waited longest. Does nothing without an RSVP. */
  async takeBack({ accountId }: SignedIn, eventId: string): Promise<void> {
    await this.database.exclusiveTransaction('community-events', async (tx) => {
      const event = await tx.one<Pick<CommunityEvent, 'startsAt'>>(
        'select starts_at as "startsAt" from community_events where id = $1 for update',
        [eventId],
      );
      const own = await tx.one<unknown>(
        'select from community_event_rsvps where event_id = $1 and account_id = $2',
        [eventId, accountId],
      );
      if (!event || !own) return;
      if (event.startsAt <= this.clock.now()) throw begun();
      await tx.query('delete from community_event_rsvps where event_id = $1 and account_id = $2', [
        eventId,
        accountId,
      ]);
      await this.places.fill(tx, eventId);
    });
  }

  private async add(
    tx: Tx,
    { accountId, eventId, groupIds }: { accountId: string; eventId: string; groupIds: string[] },
  ): Promise<void> {
    const event = await tx.one<LockedEvent>(
      `select e.state, e.starts_at as "startsAt", e.capacity, e.coming
       from community_events e where e.id = $1 and (e.group_id is null or e.group_id = any($2::uuid[])) for update of e`,
      [eventId, groupIds],
    );
    if (!event) throw notFound('Event');
    if (event.state === 'cancelled') throw conflict('too_late', 'This event was canceled.');
    const now = this.clock.now();
    if (event.startsAt <= now) throw begun();
    // waiting members get a freed spot right away, so one that is free now is for the member who asks
    const isFull = event.capacity !== null && event.coming >= event.capacity;
    const state: RsvpState = isFull ? 'waiting' : 'coming';
    const rsvpId = newId();
    const added = await tx.query(
      `insert into community_event_rsvps (id, event_id, account_id, state, created_at, coming_since)
       values ($1, $2, $3, $4, $5, $6) on conflict (event_id, account_id) do nothing returning id`,
      [rsvpId, eventId, accountId, state, now, isFull ? null : now],
    );
    if (added.length > 0 && !isFull)
      await this.outbox.publish(tx, 'event.joined', { rsvpId, eventId, accountId });
  }
}

const begun = () => conflict('too_late', 'This event has already started.');

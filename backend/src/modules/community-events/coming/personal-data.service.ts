import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../../platform/personal-data/index.js';
import type { EventState, RsvpState } from '../event-words.js';
import type { EventMap } from '../../../events/index.js';
import { On } from '../../../platform/jobs/decorators.js';
import { LeavingService } from './leaving.service.js';

interface RsvpRow {
  title: string;
  startsAt: Date;
  place: string | null;
  eventState: EventState;
  state: RsvpState;
  createdAt: Date;
  comingSince: Date | null;
  remindedOf: Date | null;
}

const STATE: Record<RsvpState, string> = { coming: 'you’re going', waiting: 'you’re on the waiting list' };

/** A member's RSVPs. */
@Injectable()
@TellsPersonalData({ order: 66, tables: ['community_event_rsvps'] })
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly leaving: LeavingService,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<RsvpRow & Record<string, unknown>>(
      `select e.title, e.starts_at as "startsAt", e.place, e.state as "eventState", r.state, r.created_at as "createdAt",
              r.coming_since as "comingSince", r.reminded_of as "remindedOf"
       from community_event_rsvps r join community_events e on e.id = r.event_id
       where r.account_id = $1 order by e.starts_at desc, r.id`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'events',
          title: 'Community events',
          lead: 'Events you signed up for, and events where you’re on the waiting list.',
          entries: rows.map((row) => ({
            title: row.title,
            facts: {
              When: row.startsAt,
              Where: row.place,
              State: row.eventState === 'cancelled' ? 'canceled' : STATE[row.state],
              'Signed up': row.createdAt,
              'Spot since': row.comingSince,
              'Reminder sent': row.remindedOf,
            },
          })),
          rows,
        },
      ],
    };
  }

  /** Deletes the member's RSVPs; freed spots go to the waiting list. */
  @On('member.erased', 'community-events.erase')
  erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    return this.leaving.everything(tx, accountId);
  }
}

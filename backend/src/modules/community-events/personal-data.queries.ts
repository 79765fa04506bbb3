import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';
import type { EventState, RsvpState } from './event-words.js';

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

/** To which events a member comes, or came. */
@Injectable()
@TellsPersonalData({ order: 66, tables: ['community_event_rsvps'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

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
}

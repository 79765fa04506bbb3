import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { CommunityEvent } from './community-event.entity.js';
import { GUEST_COLUMNS, mayCome, type PossibleGuest } from './event-guests.sql.js';
import type { RsvpState } from './event-words.js';

/** Facts about an event for emails to a member. */
export type EventDetails = Pick<
  CommunityEvent,
  | 'id'
  | 'title'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'place'
  | 'state'
  | 'cancelReason'
  | 'calendarSequence'
> & {
  /** The member's own RSVP; null if there is none. */
  mine: RsvpState | null;
  /** Time zone of the member's account. */
  memberZone: string;
};

@Injectable()
export class EventDetailsQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  facts(eventId: string): Promise<Pick<CommunityEvent, 'title' | 'startsAt'> | undefined> {
    return this.database.one('select title, starts_at as "startsAt" from community_events where id = $1', [
      eventId,
    ]);
  }

  /** Returns undefined if the event is deleted or over, or the member may no longer attend. */
  async find(
    accountId: string,
    eventId: string,
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<EventDetails | undefined> {
    const row = await this.database.one<EventDetails & PossibleGuest & Record<string, unknown>>(
      `select e.id, ${textIn(language, 'e', 'title')} as title, ${textIn(language, 'e', 'description')} as description, e.starts_at as "startsAt", e.ends_at as "endsAt", e.place,
              e.state, e.cancel_reason as "cancelReason",
              e.calendar_sequence as "calendarSequence", r.state as mine, m.time_zone as "memberZone", ${GUEST_COLUMNS}
       from community_events e join members m on m.id = $1 join people p on p.id = m.id
       left join community_event_rsvps r on r.event_id = e.id and r.account_id = m.id
       where e.id = $2 and e.ends_at > $3`,
      [accountId, eventId, this.clock.now()],
    );
    return row && mayCome(row) ? row : undefined;
  }
}

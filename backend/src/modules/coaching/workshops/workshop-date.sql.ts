import type { CoachingSession } from '../bookings/session.entity.js';
import type { CoachingOffering } from '../offerings/offering.entity.js';

export type WorkshopDateRow = Pick<CoachingSession, 'id' | 'offeringId' | 'startsAt' | 'endsAt' | 'taken'> &
  Pick<CoachingOffering, 'needsCredit' | 'forPairs' | 'questions'> & {
    places: number;
    /** Number of waiting members without an offer; free places are theirs. */
    waiting: number;
  };

/** Dates of groups that are not canceled; `s` can be locked. */
export const WORKSHOP_DATE = `
  select s.id, s.offering_id as "offeringId", s.starts_at as "startsAt", s.ends_at as "endsAt", s.places, s.taken,
         o.needs_credit as "needsCredit", o.for_pairs as "forPairs", o.questions,
         (select count(*)::int from coaching_waiting w where w.session_id = s.id and w.offered_until is null) as waiting
  from coaching_sessions s join coaching_offerings o on o.id = s.offering_id
  where o.is_group and s.places is not null and s.state <> 'cancelled'`;

/** Number of places that anybody may book. */
export const placesLeft = ({ places, taken, waiting }: WorkshopDateRow): number =>
  Math.max(0, places - taken - waiting);

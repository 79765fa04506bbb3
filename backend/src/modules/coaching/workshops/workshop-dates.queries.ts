import type { Language } from '../../../kernel/languages.js';
import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { textIn } from '../../../platform/database/translated.js';
import { Database } from '../../../platform/database/database.js';
import type { CoachingOffering } from '../offerings/offering.entity.js';
import type { CoachingSession } from '../bookings/booking.entity.js';
import type { CoachDateResponse, MemberDateResponse, WaitedDateResponse } from './workshops.dto.js';

export type WorkshopDateRow = Pick<
  CoachingSession,
  'id' | 'offeringId' | 'startsAt' | 'endsAt' | 'taken' | 'version'
> &
  Pick<CoachingOffering, 'needsCredit' | 'isForPairs' | 'questions'> & {
    places: number;
    /** Number of waiting members without an offer; free spots are theirs. */
    waiting: number;
  };

/** Group dates that are not canceled; `s` can be locked. */
export const WORKSHOP_DATE = `
  select s.id, s.offering_id as "offeringId", s.starts_at as "startsAt", s.ends_at as "endsAt", s.places, s.taken, s.version,
         o.needs_credit as "needsCredit", o.for_pairs as "isForPairs", o.questions,
         (select count(*)::int from coaching_waiting w where w.session_id = s.id and w.offered_until is null) as waiting
  from coaching_sessions s join coaching_offerings o on o.id = s.offering_id
  where o.is_group and s.places is not null and s.state <> 'cancelled'`;

export const placesLeft = ({ places, taken, waiting }: WorkshopDateRow): number =>
  Math.max(0, places - taken - waiting);

/** Max dates: more than anyone sets. */
const MOST = 100;

/** How long a past date stays in the coach's list. */
const KEPT = days(30);

type MemberRow = WorkshopDateRow & { bookingId: string | null; waits: boolean; offeredUntil: Date | null };
type WaitedRow = MemberRow & Pick<CoachingOffering, 'title'>;
type CoachRow = WorkshopDateRow & { booked: number };

const OF_MEMBER = `
  select d.*, b.id as "bookingId", w.id is not null as waits, w.offered_until as "offeredUntil"
  from (${WORKSHOP_DATE} and s.starts_at > $2) d
  left join coaching_bookings b on b.session_id = d.id and b.account_id = $1 and b.state not in ('unconfirmed', 'cancelled')
  left join coaching_waiting w on w.session_id = d.id and w.account_id = $1`;

const waitedFor = (language: Language): string => `
  select d.*, ${textIn(language, 'o', 'title')} as title from (${OF_MEMBER}) d join coaching_offerings o on o.id = d."offeringId" where d.waits`;

const OF_COACH = `
  select d.*, (select count(*)::int from coaching_bookings b where b.session_id = d.id and b.second_of is null and b.state not in ('unconfirmed', 'cancelled')) as booked
  from (${WORKSHOP_DATE}) d`;

/** Reads group dates for members and the coach, in one statement each. */
@Injectable()
export class WorkshopDatesQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Upcoming dates, earliest first. */
  async ofMember(accountId: string, offeringId: string): Promise<MemberDateResponse[]> {
    const rows = await this.database.query<MemberRow>(
      `${OF_MEMBER} where d."offeringId" = $3 order by d."startsAt" limit ${MOST}`,
      [accountId, this.clock.now(), offeringId],
    );
    return rows.map(asMember);
  }

  async oneOfMember(accountId: string, sessionId: string): Promise<MemberDateResponse> {
    const row = await this.database.one<MemberRow>(`${OF_MEMBER} where d.id = $3`, [
      accountId,
      this.clock.now(),
      sessionId,
    ]);
    if (!row) throw notFound('Date');
    return asMember(row);
  }

  /** Group dates for which the member is waiting, the next one first. */
  async waitedFor(accountId: string, language: Language): Promise<WaitedDateResponse[]> {
    const rows = await this.database.query<WaitedRow>(
      `${waitedFor(language)} order by d."startsAt" limit ${MOST}`,
      [accountId, this.clock.now()],
    );
    return rows.map((row) => ({ ...asMember(row), offeringId: row.offeringId, title: row.title }));
  }

  /** Upcoming dates and those of the last 30 days, in order. */
  async ofCoach(offeringId: string): Promise<CoachDateResponse[]> {
    const rows = await this.database.query<CoachRow>(
      `${OF_COACH} where d."offeringId" = $1 and d."endsAt" > $2 order by d."startsAt" limit ${MOST}`,
      [offeringId, later(this.clock.now(), -KEPT)],
    );
    return rows.map(asCoach);
  }

  async oneOfCoach(id: string): Promise<CoachDateResponse> {
    const row = await this.database.one<CoachRow>(`${OF_COACH} where d.id = $1`, [id]);
    if (!row) throw notFound('Date');
    return asCoach(row);
  }
}

const asMember = (row: MemberRow): MemberDateResponse => ({
  id: row.id,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  placesLeft: placesLeft(row),
  bookingId: row.bookingId,
  isWaiting: row.waits,
  offeredUntil: row.offeredUntil,
});

const asCoach = (row: CoachRow): CoachDateResponse => ({
  id: row.id,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  places: row.places,
  booked: row.booked,
  kept: row.taken - row.booked,
  waiting: row.waiting,
  version: row.version,
});

import { Injectable } from '@nestjs/common';
import { Clock, later, seconds } from '../../../kernel/clock.js';
import { conflict, DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import type { OfferingRow } from '../offerings/offering.sql.js';
import { FreeTimesQueries } from '../offerings/free-times.queries.js';
import { blockedBy, isOffered } from '../scheduling/slots.js';
import { SessionsService } from './sessions.service.js';

export type WantedTime = { offering: OfferingRow; startsAt: Date };

type Taking = { heldUntil?: Date | null; places?: number | null; byCoach?: boolean; isAtAnyTime?: boolean };

/** Assigns the coach's time; each interval belongs to one session. */
@Injectable()
export class CoachTimeService {
  constructor(
    private readonly database: Database,
    private readonly times: FreeTimesQueries,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Checks the time against the offering's hours, notice and horizon; the database decides if it is free. */
  async checkHours(wanted: WantedTime): Promise<void> {
    const { offering, startsAt } = wanted;
    const now = this.clock.now();
    if (startsAt < later(now, seconds(offering.noticeSeconds)))
      throw conflict('too_late', 'That time is now too soon. Please choose a later one.');
    if (!this.isOffered(wanted)) throw await this.taken(wanted, TAKEN);
  }

  /** True if the coach's hours allow a session at this time. */
  isOffered({ offering, startsAt }: WantedTime): boolean {
    return isOffered(offering, startsAt.getTime(), this.clock.now().getTime());
  }

  /**
   * Runs a write that takes a time. If two want the same time, one is refused with `sentence`, and `current.slots`
   * lists other times.
   */
  async write<T>(wanted: WantedTime, work: (tx: Tx) => Promise<T>, sentence = TAKEN): Promise<T> {
    try {
      // waiting requests keep no database connection
      return await this.database.exclusiveTransaction('coaching', work);
    } catch (error) {
      if (error instanceof CoachIsBusy) throw await this.taken(wanted, NOT_FREE);
      if (brokenConstraint(error) !== 'coaching_sessions_no_overlap') throw error;
      throw await this.taken(wanted, sentence);
    }
  }

  /**
   * Creates a session at that time, within `write`. With `heldUntil`, the hold expires then unless confirmed; with
   * `places`, the session is a group date. `isAtAnyTime` ignores the coach's own calendars.
   */
  async take(
    tx: Tx,
    { offering, startsAt }: WantedTime,
    { heldUntil = null, places = null, byCoach = false, isAtAnyTime = false }: Taking = {},
  ): Promise<string> {
    const now = this.clock.now();
    const blocked = blockedBy(offering, startsAt.getTime());
    const range = { start: new Date(blocked.start), end: new Date(blocked.end) };
    await this.sessions.lockTime(tx, range, now);
    if (!isAtAnyTime) await this.checkBusy(tx, range, byCoach);
    const id = newId();
    await tx.query(
      `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, held_until, created_at, places)
       values ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9, $10)`,
      [
        id,
        offering.id,
        startsAt,
        later(startsAt, seconds(offering.durationSeconds)),
        range.start,
        range.end,
        heldUntil === null ? 'confirmed' : 'held',
        heldUntil,
        now,
        places,
      ],
    );
    return id;
  }

  /** Refuses a time when a calendar of the coach is busy (product rule 9.14); the coach may take it anyway. */
  async checkBusy(tx: Tx, { start, end }: { start: Date; end: Date }, byCoach: boolean): Promise<void> {
    const busy = await tx.query('select from coaching_busy_times where during && tstzrange($1, $2) limit 1', [
      start,
      end,
    ]);
    if (busy.length === 0) return;
    if (byCoach) throw conflict('outside_hours', 'Your calendar is busy at that time');
    throw new CoachIsBusy();
  }

  private async taken({ offering, startsAt }: WantedTime, sentence: string): Promise<DomainError> {
    const slots = await this.times.others(offering, startsAt);
    return new DomainError('slot_taken', sentence, { current: { slots } });
  }
}

class CoachIsBusy extends Error {}

const NOT_FREE = 'That time is no longer available. Please choose another one.';
const TAKEN = 'Someone else just took this time. Please choose another one.';

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { BOOKING_ROW, type BookingRow } from '../bookings/booking.sql.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import { SessionMovesService } from '../bookings/session-moves.service.js';
import { CoachTimeService } from '../bookings/coach-time.service.js';
import { OFFERING_ROW, OFFERINGS, type OfferingRow } from '../offerings/offering.sql.js';
import { WaitingListService } from './waiting-list.service.js';
import { WORKSHOP_DATE, type WorkshopDateRow } from './workshop-dates.queries.js';
import type { AddDateRequest } from './workshops.dto.js';

/** Lets the coach set the dates of groups. */
@Injectable()
export class WorkshopDatesService {
  constructor(
    private readonly database: Database,
    private readonly time: CoachTimeService,
    private readonly cancellations: CancellationsService,
    private readonly moves: SessionMovesService,
    private readonly waiting: WaitingListService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Adds a date at any time that is free of other sessions, and returns its id. */
  async add(by: string, offeringId: string, { startsAt: iso, places }: AddDateRequest): Promise<string> {
    const offering = await this.database.one<OfferingRow>(`${OFFERINGS} and o.is_group and o.id = $1`, [
      offeringId,
    ]);
    if (!offering) throw notFound('Offering');
    const startsAt = new Date(iso);
    if (startsAt <= this.clock.now())
      throw conflict('too_late', 'That time has passed. Please choose a later one.');
    const sentence = 'Another session is booked at that time. Please choose another one.';
    return this.time.write(
      { offering, startsAt },
      async (tx) => {
        const id = await this.time.take(tx, { offering, startsAt }, { places, isAtAnyTime: true });
        await this.record(tx, by, 'coaching.date_added', id);
        return id;
      },
      sentence,
    );
  }

  /** Moves a date to any time that is free of other sessions. Participants get an email with the updated calendar entry. */
  async move(by: string, id: string, startsAt: Date): Promise<void> {
    const offering = await this.database.one<OfferingRow>(
      `${OFFERING_ROW} where o.is_group and o.id = (select offering_id from coaching_sessions where id = $1)`,
      [id],
    );
    if (!offering) throw notFound('Date');
    if (startsAt <= this.clock.now())
      throw conflict('too_late', 'That time has passed. Please choose a later one.');
    const sentence = 'Another session is booked at that time. Please choose another one.';
    await this.time.write(
      { offering, startsAt },
      async (tx) => {
        await this.moves.lockAround(tx, startsAt);
        const date = await this.lock(tx, id);
        if (date.startsAt <= this.clock.now()) throw conflict('too_late', 'This date has passed.');
        if (date.startsAt.getTime() === startsAt.getTime()) return;
        await this.moves.shift(tx, { sessionId: id, startsAt: date.startsAt }, { startsAt, byCoach: true });
        await this.record(tx, by, 'coaching.date_moved', id);
      },
      sentence,
    );
  }

  /** Changes the number of places, never below those taken. New places are offered to the waiting list. */
  async resize(by: string, id: string, places: number, expectedVersion?: number): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const { version } = await this.lock(tx, id);
        refuseStaleEdit(expectedVersion, version);
        await tx.query('update coaching_sessions set places = $2, version = version + 1 where id = $1', [
          id,
          places,
        ]);
        await this.waiting.offerPlaces(tx, id);
        await this.record(tx, by, 'coaching.date_resized', id);
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'coaching_sessions_places') throw error;
      throw conflict('full', 'More spots than that are already booked or offered.');
    }
  }

  /** Cancels a date. Participants get an email with the coach's reason, and their session back; the waiting list is cleared. */
  async callOff(by: string, id: string, reason: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const date = await this.lock(tx, id);
      if (date.startsAt <= this.clock.now()) throw conflict('too_late', 'This date has passed.');
      await tx.query('delete from coaching_waiting where session_id = $1', [id]);
      const booked = await tx.query<BookingRow>(
        `${BOOKING_ROW} where b.session_id = $1 and b.second_of is null and b.state = 'confirmed' order by b.id for update of b`,
        [id],
      );
      await tx.query(
        `update coaching_sessions set state = 'cancelled', calendar_sequence = calendar_sequence + 1 where id = $1`,
        [id],
      );
      for (const booking of booked) await this.cancellations.byCoach(tx, booking, reason);
      await this.record(tx, by, 'coaching.date_called_off', id);
    });
  }

  private async lock(tx: Tx, id: string): Promise<Pick<WorkshopDateRow, 'startsAt' | 'version'>> {
    const date = await tx.one<WorkshopDateRow>(`${WORKSHOP_DATE} and s.id = $1 for update of s`, [id]);
    if (!date) throw notFound('Date');
    return date;
  }

  private record(tx: Tx, by: string, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'coaching_date', id } });
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import { CreditsService } from '../crediting/credits.service.js';
import { PlacesService } from '../members/places.service.js';
import { WaitingListService } from './waiting-list.service.js';
import { WORKSHOP_DATE, type WorkshopDateRow } from './workshop-date.sql.js';
import type { BookPlaceRequest } from './workshops.dto.js';

/** A member takes a place on a date of a group. */
@Injectable()
export class WorkshopPlacesService {
  constructor(
    private readonly database: Database,
    private readonly places: PlacesService,
    private readonly credits: CreditsService,
    private readonly waiting: WaitingListService,
    private readonly clock: Clock,
  ) {}

  /**
   * Booked at once, with a session of hers where the offering needs one. Of those who want the last place the database gives it
   * to one; a place that was offered to her is hers. Answers of which booking it is.
   */
  async book(accountId: string, sessionId: string, request: BookPlaceRequest): Promise<string> {
    try {
      // Those who wait for one another hold no connection meanwhile; a session of a member's is taken by one booking at a time.
      return await this.database.exclusiveTransaction('coaching', (tx) =>
        this.insert(tx, accountId, sessionId, request),
      );
    } catch (error) {
      if (brokenConstraint(error) !== 'coaching_sessions_places') throw error;
      throw full();
    }
  }

  private async insert(
    tx: Tx,
    accountId: string,
    sessionId: string,
    { note, timeZone, companion }: BookPlaceRequest,
  ): Promise<string> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('coaching', 0))`);
    const [date] = await tx.query<WorkshopDateRow[]>(`${WORKSHOP_DATE} and s.id = $1 for update of s`, [
      sessionId,
    ]);
    if (!date) throw notFound('Date');
    if (date.startsAt <= this.clock.now()) throw conflict('too_late', 'This date is over.');
    if (date.forPairs !== (companion !== null))
      throw badRequest('invalid', 'Please check the marked fields', {
        companion: date.forPairs ? 'is needed: each place is for two' : 'is for pairs only',
      });
    const [own] = await tx.query<unknown[]>(
      `select from coaching_bookings where session_id = $1 and account_id = $2 and state <> 'cancelled'`,
      [sessionId, accountId],
    );
    if (own) throw conflict('booked_already', 'You have a place on this date.');
    const wasOffered = await this.waiting.remove(tx, accountId, sessionId);
    // what becomes free is for those who wait; whether a place is left at all, the database decides
    if (!wasOffered && date.waiting > 0) throw full();
    const { offeringId, startsAt, needsCredit } = date;
    const creditId = needsCredit ? await this.credits.take(tx, accountId, offeringId, startsAt) : null;
    const place = { accountId, sessionId, creditId, note, timeZone, companion, byCoach: false };
    return this.places.add(tx, place);
  }
}

const full = () =>
  conflict('full', 'All places of this date are taken. You can wait for one that becomes free.');

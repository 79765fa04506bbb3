import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { StandingQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { CoachTimeService, type WantedTime } from '../bookings/coach-time.service.js';
import { CreditsService } from '../crediting/credits.service.js';
import type { BookOnBehalfRequest } from './member-coaching.dto.js';
import { MemberOfferingsQueries } from './member-offerings.queries.js';
import { PlacesService } from './places.service.js';

/** Books a time for a member on the coach's behalf. The member is emailed as after a booking of their own. */
@Injectable()
export class BookingsOnBehalfService {
  constructor(
    private readonly offerings: MemberOfferingsQueries,
    private readonly time: CoachTimeService,
    private readonly places: PlacesService,
    private readonly credits: CreditsService,
    private readonly standing: StandingQueries,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Returns the booking id. 404 unless it is a member, refused if blocked or if the time is taken. */
  async book(by: string, request: BookOnBehalfRequest): Promise<string> {
    await this.places.expectMayCome(request.studentId);
    const offering = await this.offerings.offering(request.offeringId);
    const wanted = { offering, startsAt: new Date(request.startsAt) };
    if (wanted.startsAt <= this.clock.now())
      throw conflict('too_late', 'That time has passed. Please choose a later one.');
    if (!request.isAtAnyTime && !this.time.isOffered(wanted))
      throw conflict('outside_hours', 'That time is outside the available hours. Please choose another one.');
    const sentence = 'Another session is booked at that time. Please choose another one.';
    return this.time.write(wanted, (tx) => this.insert(tx, by, wanted, request), sentence);
  }

  private async insert(tx: Tx, by: string, wanted: WantedTime, request: BookOnBehalfRequest) {
    const { studentId: accountId, usesCredit, note, isAtAnyTime } = request;
    const { offering, startsAt } = wanted;
    await this.standing.mustActFor(tx, accountId);
    const sessionId = await this.time.take(tx, wanted, { byCoach: true, isAtAnyTime });
    const creditId =
      usesCredit && offering.needsCredit
        ? await this.credits.take(tx, accountId, offering.id, startsAt)
        : null;
    const id = await this.places.add(tx, {
      accountId,
      sessionId,
      creditId,
      note,
      answers: [],
      timeZone: null,
      byCoach: true,
    });
    const subject = { type: 'coaching_booking', id } as const;
    await this.audit.record(tx, { by, action: 'coaching.booking_made', subject, memberId: accountId });
    return id;
  }
}

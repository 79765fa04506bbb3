import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, forbidden, notFound, wrongFields } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { FamilyQueries, may, STRANGERS } from '../../accounts/index.js';
import type { CoachingBooking } from '../bookings/booking.entity.js';
import { SessionsService } from '../bookings/sessions.service.js';
import type { ChooseCompanionRequest } from './workshops.dto.js';

type Companion = Pick<CoachingBooking, 'companion' | 'companionId'>;

/** Sets a member's companion where a place is for two: a daughter with her own booking, or a name (product rule 9.23). */
@Injectable()
export class CompanionsService {
  constructor(
    private readonly database: Database,
    private readonly family: FamilyQueries,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the companion as stored; for a daughter, her first name. 404 for another family's child or without consent. */
  async of(me: SignedIn, { companion, companionId = null }: ChooseCompanionRequest): Promise<Companion> {
    if (companionId === null) return { companion, companionId };
    if (!may(me, 'pay', me, { ...STRANGERS, kinship: 'self' }))
      throw forbidden('adults_only', 'Your parent or guardian chooses who gets the second seat.');
    await this.family.expect(me, 'give-seat', companionId);
    const person = await this.database.one<{ name: string }>(
      `select split_part(name, ' ', 1) as name from people where id = $1`,
      [companionId],
    );
    return { companion: person?.name ?? null, companionId };
  }

  /** Changes the companion, until the date begins. A daughter who loses the seat is notified. */
  async choose(me: SignedIn, bookingId: string, request: ChooseCompanionRequest): Promise<void> {
    const wanted = await this.of(me, request);
    if (wanted.companion === null)
      throw wrongFields({ companion: 'is required, because each spot is for two' });
    await this.database.transaction(async (tx) => {
      await this.sessions.lock(tx);
      const booking = await tx.one<Companion & { sessionId: string; startsAt: Date }>(
        `select b.session_id as "sessionId", b.companion, b.companion_id as "companionId", s.starts_at as "startsAt"
         from coaching_bookings b join coaching_sessions s on s.id = b.session_id join coaching_offerings o on o.id = s.offering_id
         where b.id = $1 and b.account_id = $2 and b.state = 'confirmed' and b.second_of is null and o.for_pairs for update of b`,
        [bookingId, me.accountId],
      );
      if (!booking) throw notFound('Booking');
      if (booking.startsAt <= this.clock.now()) throw conflict('too_late', 'This date has passed.');
      if (booking.companionId !== null && booking.companionId === wanted.companionId) return;
      await this.sessions.closeSecond(tx, bookingId);
      if (wanted.companionId !== null) {
        const has = await tx.one<unknown>(
          `select from coaching_bookings where session_id = $1 and account_id = $2 and state <> 'cancelled'`,
          [booking.sessionId, wanted.companionId],
        );
        if (has) throw conflict('booked_already', 'She already has a spot on this date.');
      }
      await tx.query('update coaching_bookings set companion = $2, companion_id = $3 where id = $1', [
        bookingId,
        wanted.companion,
        wanted.companionId,
      ]);
      if (wanted.companionId !== null) await this.sessions.openSecond(tx, bookingId);
    });
  }
}

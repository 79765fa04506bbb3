import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';

/** Bookings within the place of another one, where a place is for two: they take none, and end with it. */
@Injectable()
export class SecondPlacesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The daughter whom a confirmed booking names has one of her own. Nothing where it names none, where a guardian's link or consent is
   * gone meanwhile, or where she has a place on that date already: the mother keeps hers and chooses again.
   */
  async open(tx: Tx, bookingId: string): Promise<void> {
    const opened = await tx.one<{ id: string; accountId: string }>(
      `insert into coaching_bookings
         (id, second_of, session_id, account_id, name, email, answers, time_zone, state, created_at, confirmed_at)
       select $2, b.id, b.session_id, w.id, w.name, w.email, '[]', w.time_zone, 'confirmed', $3, $3
       from coaching_bookings b
       join guardianships k on k.guardian_id = b.account_id and k.ward_id = b.companion_id and k.consented
       join members w on w.id = k.ward_id
       where b.id = $1 and b.state = 'confirmed' on conflict do nothing returning id, account_id as "accountId"`,
      [bookingId, newId(), this.clock.now()],
    );
    if (!opened) {
      await tx.query('update coaching_bookings set companion_id = null where id = $1', [bookingId]);
      return;
    }
    const { id, accountId } = opened;
    await this.outbox.publish(tx, 'call.confirmed', { bookingId: id, accountId, isSecond: true });
  }

  /** A booking was cancelled: with it goes the second seat in its place; if it was one itself, the first is asked again for whom it is. */
  async followCancelled(tx: Tx, bookingId: string): Promise<void> {
    await this.close(tx, bookingId);
    await tx.query(
      `update coaching_bookings set companion_id = null where id = (select second_of from coaching_bookings where id = $1)`,
      [bookingId],
    );
  }

  /** The second seat within the place of this booking ends, and whoever had it is told. */
  async close(tx: Tx, firstId: string): Promise<void> {
    const closed = await tx.query<{ id: string; accountId: string }>(
      `update coaching_bookings set state = 'cancelled', cancelled_at = $2
       where second_of = $1 and state = 'confirmed' returning id, account_id as "accountId"`,
      [firstId, this.clock.now()],
    );
    for (const { id, accountId } of closed)
      await this.outbox.publish(tx, 'call.cancelled', {
        bookingId: id,
        accountId,
        byCoach: false,
        isSecond: true,
      });
  }
}

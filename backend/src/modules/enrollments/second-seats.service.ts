import { Injectable } from '@nestjs/common';
import { Clock, days, hours, later } from '../../kernel/clock.js';
import { conflict, forbidden, notFound, wrongFields } from '../../kernel/errors.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { Every } from '../../platform/jobs/decorators.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { FamilyQueries, may, STRANGERS } from '../accounts/index.js';
import { EnrollmentsService } from './enrollments.service.js';
import { SeatRowsService } from './seat-rows.service.js';
import type { ChooseSeatRequest } from './second-seats.dto.js';

const seat = (accountId: string, seatAccountId: string, productId: string) => ({
  accountId: seatAccountId,
  productIds: [productId],
  source: 'seat' as const,
  sourceId: accountId,
});

/** Lets the owner of a course for two give away its second seat (product rule 4.26). */
@Injectable()
export class SecondSeatsService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly rows: SeatRowsService,
    private readonly family: FamilyQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Assigns the seat to one of the owner's wards, to a first name, or to nobody yet. A seat chosen before the purchase
   * opens with the course. The previous holder loses it. 404 for someone else's ward or one without consent; refused
   * for people who already have the course.
   */
  async choose(me: SignedIn, productId: string, { wardId = null, name = null }: ChooseSeatRequest) {
    if (wardId !== null && name !== null)
      throw wrongFields({ name: 'isn’t needed if you choose a daughter' });
    if (!may(me, 'pay', me, { ...STRANGERS, kinship: 'self' }))
      throw forbidden('adults_only', 'Your parent or guardian chooses who gets the second seat.');
    if (wardId !== null) await this.family.expect(me, 'give-seat', wardId);
    await this.database.transaction((tx) => this.write(tx, me.accountId, productId, wardId, name));
  }

  /** Forgets the people chosen for second seats of courses that were not bought within a month. */
  @Every(hours(24), 'enrollments.forget-wishes')
  async forgetWishes(): Promise<void> {
    await this.database.query(
      `delete from second_seats s where chosen_at < $1
         and not exists (select from enrollments e where e.account_id = s.account_id and e.product_id = s.product_id)`,
      [later(this.clock.now(), -days(30))],
    );
  }

  /** Frees the seats of a person who may no longer take part; the course's owner still sees whom they were for. */
  async endOf(tx: Tx, seatAccountId: string): Promise<void> {
    const seats = await tx.query<{ accountId: string; productId: string }>(
      `select account_id as "accountId", product_id as "productId" from second_seats
       where seat_account_id = $1 order by account_id, product_id for update`,
      [seatAccountId],
    );
    for (const { accountId, productId } of seats) {
      await this.enrollments.end(tx, seat(accountId, seatAccountId, productId));
      await this.rows.free(tx, accountId, productId, true);
    }
  }

  private async write(
    tx: Tx,
    accountId: string,
    productId: string,
    wardId: string | null,
    name: string | null,
  ): Promise<void> {
    const before = await this.locked(tx, accountId, productId);
    if (before === wardId && wardId !== null) return;
    // Waits for a simultaneous refund, in the same lock order: the owner's right before the daughter's.
    const owner = await tx.one<unknown>(
      `select from enrollments where account_id = $1 and product_id = $2 and ended_at is null for share`,
      [accountId, productId],
    );
    if (before) await this.enrollments.end(tx, seat(accountId, before, productId));
    await tx.query(
      `update second_seats set seat_account_id = $3, chosen_at = $5,
         name = coalesce($4, (select split_part(name, ' ', 1) from people where id = $3))
       where account_id = $1 and product_id = $2`,
      [accountId, productId, wardId, name, this.clock.now()],
    );
    if (wardId === null) return;
    const has = await tx.one<unknown>(
      'select from active_enrollments where account_id = $1 and product_id = $2',
      [wardId, productId],
    );
    if (has) throw hasItAlready();
    if (!owner) return;
    const given = await this.enrollments.grant(tx, seat(accountId, wardId, productId));
    if (!given.has(productId)) throw hasItAlready();
  }

  /** Returns the person with the seat, and locks it. 404 for a person who neither has the course nor could buy it. */
  private async locked(tx: Tx, accountId: string, productId: string): Promise<string | null> {
    await tx.query(
      `insert into second_seats (account_id, product_id, chosen_at)
       select $1, p.id, $3 from published_products p join products_for_pairs f on f.product_id = p.id where p.id = $2
         and not exists (select from enrollments e where e.account_id = $1 and e.product_id = p.id and e.ended_at is null)
       on conflict do nothing`,
      [accountId, productId, this.clock.now()],
    );
    const row = await tx.one<{ seatAccountId: string | null }>(
      `select seat_account_id as "seatAccountId" from second_seats where account_id = $1 and product_id = $2 for update`,
      [accountId, productId],
    );
    if (!row) throw notFound('Product');
    return row.seatAccountId;
  }
}

const hasItAlready = () =>
  conflict('already_owned', 'She already has this, so you can give the second seat to someone else.');

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { BOOKING_ROW, type BookingRow } from '../bookings/booking.sql.js';
import { CancellationsService } from '../bookings/cancellations.service.js';
import type { CoachingCredit, CoachingPackage, CreditSource } from '../credits/credit.entity.js';
import { OPEN_CREDITS, type OpenCredit } from '../credits/open-credits.sql.js';
import { PAID_ONCE, type PackagePayment, sessionsGiven } from './sessions-given.js';

type Source = { accountId: string; source: CreditSource; sourceId: string };

interface Brings extends Pick<CoachingCredit, 'offeringId' | 'sessions' | 'expiresAt'> {
  productId: string | null;
  soldAs: string | null;
}

interface Given extends Source {
  /** Only packages bring sessions; `soldAs` is the bundle that a product came with, or the product itself. */
  products: readonly { productId: string; soldAs: string }[];
  payment?: PackagePayment;
}

/** Adds credits, uses them for bookings, and ends them. */
@Injectable()
export class CreditsService {
  constructor(
    private readonly cancellations: CancellationsService,
    private readonly clock: Clock,
  ) {}

  /** Adds the credits of each line of an order; repeating a line changes nothing. */
  async give(tx: Tx, { accountId, source, sourceId, products, payment = PAID_ONCE }: Given): Promise<void> {
    const packages = await tx.query<CoachingPackage>(
      `select product_id as "productId", offering_id as "offeringId", sessions, valid_days as "validDays",
              is_monthly as "isMonthly"
       from coaching_packages where product_id = any($1)`,
      [products.map(({ productId }) => productId)],
    );
    for (const { productId, soldAs } of products) {
      const brings = packages.find((each) => each.productId === productId);
      const given = brings && sessionsGiven(brings, payment, this.clock.now());
      if (given) await this.add(tx, { accountId, source, sourceId }, { ...brings, ...given, soldAs });
    }
  }

  /** Adds sessions of one offering; without a product, the coach gives single sessions. */
  async add(tx: Tx, { accountId, source, sourceId }: Source, brings: Brings): Promise<void> {
    const { productId, soldAs, offeringId, sessions, expiresAt } = brings;
    await tx.query(
      `insert into coaching_credits
         (id, account_id, offering_id, sessions, source, source_id, product_id, sold_as, expires_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (source_id, sold_as, product_id) do nothing`,
      [
        newId(),
        accountId,
        offeringId,
        sessions,
        source,
        sourceId,
        productId,
        soldAs,
        expiresAt,
        this.clock.now(),
      ],
    );
  }

  /** Returns the credit of an order's line for one product; one session, if the product no longer brings any. */
  async ofLine(
    tx: Tx,
    { accountId, orderId, productId }: { accountId: string; orderId: string; productId: string },
    offeringId: string,
  ): Promise<string> {
    const brings = { productId, soldAs: productId, offeringId, sessions: 1, expiresAt: null };
    await this.add(tx, { accountId, source: 'order', sourceId: orderId }, brings);
    const credit = await tx.only<{ id: string }>(
      'select id from coaching_credits where source_id = $1 and sold_as = $2 and product_id = $2',
      [orderId, productId],
    );
    return credit.id;
  }

  /** Returns the id of the credit for a booking, the one that expires first. The caller holds the coach's lock. */
  async take(tx: Tx, accountId: string, offeringId: string, startsAt: Date): Promise<string> {
    // a simultaneous request that ends these credits either finishes first, or waits and then finds this booking
    await tx.query(
      'select from coaching_credits where account_id = $1 and offering_id = $2 and ended_at is null order by id for share',
      [accountId, offeringId],
    );
    const open = await tx.query<OpenCredit>(
      `${OPEN_CREDITS} and c.offering_id = $3 group by c.id having c.sessions > count(b.id)
       order by c.expires_at nulls last, c.created_at, c.id`,
      [accountId, this.clock.now(), offeringId],
    );
    const credit = open.find(({ expiresAt }) => expiresAt === null || startsAt < expiresAt);
    if (credit) return credit.id;
    throw open.length > 0
      ? expired()
      : conflict('no_credit', 'You don’t have any sessions left for this. Buy one first.');
  }

  /** Refuses a start after the expiry of the booking's credit. */
  async checkExpiry(tx: Tx, { creditId }: Pick<BookingRow, 'creditId'>, startsAt: Date): Promise<void> {
    const late = await tx.one<unknown>('select from coaching_credits where id = $1 and expires_at <= $2', [
      creditId,
      startsAt,
    ]);
    if (late) throw expired();
  }

  /** Ends credits. Future bookings made with them are canceled, and their owners notified. */
  async end(tx: Tx, creditIds: readonly string[], endedBy: string | null): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      'update coaching_credits set ended_at = $2, ended_by = $3 where id = any($1) and ended_at is null',
      [creditIds, now, endedBy],
    );
    const booked = await tx.query<BookingRow>(
      `${BOOKING_ROW} where b.credit_id = any($1) and b.state = 'confirmed' and s.starts_at > $2 order by s.id for update of s, b`,
      [creditIds, now],
    );
    for (const booking of booked) await this.cancellations.withoutCredit(tx, booking);
  }

  /** Restores credits after the refund that ended them has failed. Bookings canceled meanwhile stay canceled. */
  async restore(tx: Tx, endedBy: string): Promise<void> {
    await tx.query('update coaching_credits set ended_at = null, ended_by = null where ended_by = $1', [
      endedBy,
    ]);
  }
}

const expired = () =>
  conflict('no_credit', 'Your sessions expire before that time. Please choose an earlier one.');

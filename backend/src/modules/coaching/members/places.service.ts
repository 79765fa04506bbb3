import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { conflict, notFound, unprocessable } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { CartService, type Shopper } from '../../cart/index.js';
import type { CoachingBooking } from '../bookings/booking.entity.js';
import { SessionsService } from '../bookings/sessions.service.js';
import type { IntakeAnswer } from '../offerings/intake.js';

interface Place {
  accountId: string;
  sessionId: string;
  /** Name of the member's companion, where a place is for two. */
  companion?: string | null;
  /** Account of the daughter who comes along; null if the companion has no account here. */
  companionId?: string | null;
  note: string | null;
  /** Answers to the questions; empty if nothing is asked or the coach books. */
  answers: readonly IntakeAnswer[];
  /** Time zone for times in emails; null for the account's. */
  timeZone: string | null;
}

interface ConfirmedPlace extends Place {
  /** Credit of the member that the booking uses; null for none. */
  creditId: string | null;
  byCoach: boolean;
}

/** A place that its payment confirms. */
interface HeldPlace extends Place {
  productId: string;
  payUntil: Date;
}

type Given = Pick<CoachingBooking, 'state'> &
  Partial<Pick<CoachingBooking, 'creditId' | 'productId' | 'payUntil'>>;

/**
 * Gives a member a spot in a session, confirmed right away or held for a payment, and sells single sessions of
 * offerings with a one-session product in the shop.
 */
@Injectable()
export class PlacesService {
  constructor(
    private readonly database: Database,
    private readonly seconds: SessionsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly cart: CartService,
  ) {}

  /** Checks a member before the coach books for them: 404 if there is none, 409 if blocked, because they could not join. */
  async expectMayCome(memberId: string): Promise<void> {
    const member = await this.database.one<{ isBlocked: boolean }>(
      'select blocked_at is not null as "isBlocked" from members where id = $1',
      [memberId],
    );
    if (!member) throw notFound('Student');
    if (member.isBlocked)
      throw conflict(
        'member_blocked',
        'This student is blocked and couldn’t join. Unblock the account first.',
      );
  }

  /** Adds a confirmed booking and returns its id. */
  async add(tx: Tx, { creditId, byCoach, ...place }: ConfirmedPlace): Promise<string> {
    const id = await this.insert(tx, place, { state: 'confirmed', creditId });
    await this.outbox.publish(tx, 'call.confirmed', { bookingId: id, accountId: place.accountId, byCoach });
    if (place.companionId) await this.seconds.openSecond(tx, id);
    return id;
  }

  /** Adds a held booking and returns its id. Nobody is notified yet. */
  hold(tx: Tx, { productId, payUntil, ...place }: HeldPlace): Promise<string> {
    return this.insert(tx, place, { state: 'unconfirmed', productId, payUntil });
  }

  /** Throws 404 unless the product brings one session of this offering and can be bought. */
  async checkSale(member: Member, { offeringId, productId, startsAt }: ForSale): Promise<void> {
    const product = await this.database.one<{ validDays: number | null }>(
      `select k.valid_days as "validDays" from coaching_packages k join published_products p on p.id = k.product_id
       where k.product_id = $1 and k.offering_id = $2 and k.sessions = 1 and p.price_cents is not null`,
      [productId, offeringId],
    );
    if (!product) throw notFound('Product');
    const { validDays } = product;
    if (validDays !== null && startsAt >= later(this.clock.now(), days(validDays)))
      throw conflict('no_credit', 'Your session expires before then. Please choose an earlier time.');
    const lines = await this.cart.linesOf(member);
    if (lines.some(({ product: { id }, gift }) => id === productId && gift !== null))
      throw unprocessable('not_possible', 'This is in your cart as a gift. Check out that gift first.');
  }

  /** Adds the product to the cart. Call once the time is held, so that a refused request leaves the cart unchanged. */
  async putIntoCart(member: Member, productId: string): Promise<void> {
    await this.cart.add(member, productId);
  }

  private async insert(
    tx: Tx,
    { accountId, sessionId, companion, companionId, note, answers, timeZone }: Place,
    { state, creditId = null, productId = null, payUntil = null }: Given,
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into coaching_bookings (id, session_id, account_id, name, email, companion, companion_id, note, answers, time_zone,
         state, credit_id, product_id, pay_until, created_at, confirmed_at)
       select $1, $2, m.id, m.name, m.email, $4, $5, $6, $7, coalesce($8, m.time_zone), $9::text, $10, $11, $12, $13::timestamptz,
         case when $9::text = 'confirmed' then $13::timestamptz end from members m where m.id = $3`,
      [
        id,
        sessionId,
        accountId,
        companion ?? null,
        companionId ?? null,
        note,
        JSON.stringify(answers),
        timeZone,
        state,
        creditId,
        productId,
        payUntil,
        this.clock.now(),
      ],
    );
    return id;
  }
}

export type Member = Shopper & { accountId: string };

type ForSale = { offeringId: string; productId: string; startsAt: Date };

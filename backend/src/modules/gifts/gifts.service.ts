import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { EnrollmentsService, type Grant } from '../enrollments/index.js';
import type { GiftNote, GiftState } from './gift-note.js';
import { Gift } from './gift.entity.js';
import { grantTo, type HandedGift, RedemptionService } from './redemption.service.js';

interface NewGift {
  orderLineId: string;
  orderId: string;
  buyerId: string;
  productId: string;
  title: string;
  partIds: string[];
  accessDays: number | null;
  accessUntil: Date | null;
  /** Recipient who gets the link, or a ward of the buyer, who needs none. */
  to: GiftNote | { wardId: string; name: string };
}

type LockedGift = Pick<
  Gift,
  | 'id'
  | 'productId'
  | 'partIds'
  | 'accessDays'
  | 'accessUntil'
  | 'state'
  | 'isForWard'
  | 'openedAt'
  | 'redeemedBy'
  | 'redeemedAt'
>;

/**
 * True if the buyer of gift `g` has given the same product to the same person before, and that gift was not returned.
 */
const given = (when: string): string => `exists (
  select from gifts o where o.id <> g.id and o.buyer_id = g.buyer_id and o.product_id = g.product_id
    and (o.ward_id = g.ward_id
      or (o.recipient_email = g.recipient_email and lower(o.recipient_name) = lower(g.recipient_name)))
    and ${when} and o.state <> 'refunded')`;

const GIVEN_BEFORE = given('o.opened_at is not null');

/** True if the gift was paid twice, unless it can be bought again and was paid by another checkout (product rule 4.25). */
const PAID_TWICE = `(${given('o.opened_at > g.created_at')} or ${GIVEN_BEFORE} and not exists (
    select from repeatable_products r where r.id = g.product_id))`;

/** Updates gifts along with the money of their orders, in the same transactions (product rules 4.21 and 4.22). */
@Injectable()
export class GiftsService {
  constructor(
    private readonly enrollments: EnrollmentsService,
    private readonly redemption: RedemptionService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async prepare(tx: Tx, { to, ...gift }: NewGift): Promise<void> {
    const recipient =
      'wardId' in to
        ? { wardId: to.wardId, isForWard: true, recipientName: to.name, recipientEmail: null, message: null }
        : { ...to, wardId: null, isForWard: false };
    await tx.insert(Gift, {
      id: newId(),
      ...gift,
      ...recipient,
      state: 'prepared',
      createdAt: this.clock.now(),
      openedAt: null,
      isAgain: false,
      redeemedBy: null,
      redeemedAt: null,
    });
  }

  /**
   * Opens paid gifts: emails them, or puts a ward's into the ward's account. Returns the lines that were given. A gift
   * stays prepared if the buyer has already given it to the same person, if the ward owns it, or if its recipient is no
   * longer the buyer's ward. The caller has locked the buyer's orders; otherwise the unique index of opened gifts
   * decides.
   */
  async open(tx: Tx, orderId: string, orderLineIds: readonly string[]): Promise<Set<string>> {
    return this.give(tx, { orderId, orderLineIds, givesAgain: false });
  }

  /**
   * Gives gifts after the coach's decision, even if paid twice. Returns the lines that were given; owned products are
   * not given.
   */
  async openAnyway(tx: Tx, orderId: string, orderLineIds: readonly string[]): Promise<Set<string>> {
    return this.give(tx, { orderId, orderLineIds, givesAgain: true });
  }

  /** Deletes gifts that can no longer be paid, with their recipients' data. */
  async forget(tx: Tx, orderLineIds: readonly string[]): Promise<void> {
    await tx.query(`delete from gifts where order_line_id = any($1) and state = 'prepared'`, [orderLineIds]);
  }

  /**
   * Closes gifts with a requested refund, so that they cannot be redeemed. Throws if one was redeemed through a link.
   */
  async hold(tx: Tx, orderLineIds: readonly string[]): Promise<void> {
    const gifts = await this.lock(tx, orderLineIds);
    if (gifts.some(({ state, isForWard }) => state === 'redeemed' && !isForWard)) throw giftRedeemed();
    await this.move(tx, gifts, 'returning');
  }

  /** Cancels refunded gifts, including redeemed ones if the bank made the refund. */
  async refund(tx: Tx, orderLineIds: readonly string[]): Promise<void> {
    const gifts = await this.lock(tx, orderLineIds);
    for (const gift of gifts) {
      const grant = grantOf(gift);
      if (grant) await this.enrollments.end(tx, grant);
    }
    await this.move(tx, gifts, 'refunded');
  }

  /** Restores gifts whose refund failed or was returned by the bank. */
  async restore(tx: Tx, orderLineIds: readonly string[]): Promise<void> {
    for (const gift of await this.lock(tx, orderLineIds)) {
      const grant = grantOf(gift);
      if (grant && gift.state === 'refunded') await this.enrollments.grant(tx, grant);
      await this.move(tx, [gift], stateBefore(gift));
    }
  }

  private async lock(tx: Tx, orderLineIds: readonly string[]): Promise<LockedGift[]> {
    return tx.query<LockedGift>(
      `select id, state, is_for_ward as "isForWard", product_id as "productId", part_ids as "partIds",
              access_days as "accessDays", access_until as "accessUntil", opened_at as "openedAt",
              redeemed_by as "redeemedBy", redeemed_at as "redeemedAt" from gifts
       where order_line_id = any($1) order by id for update`,
      [orderLineIds],
    );
  }

  private async move(tx: Tx, gifts: readonly LockedGift[], state: GiftState): Promise<void> {
    // A gift whose refund failed may have been given again in the meantime.
    await tx.query(
      `update gifts g set state = $2, is_again = is_again or (state = 'refunded' and ${GIVEN_BEFORE}) where id = any($1)`,
      [gifts.map(({ id }) => id), state],
    );
  }

  private async give(tx: Tx, paid: PaidGifts): Promise<Set<string>> {
    return new Set([...(await this.announce(tx, paid)), ...(await this.giveToWards(tx, paid))]);
  }

  private async announce(tx: Tx, { orderId, orderLineIds, givesAgain }: PaidGifts): Promise<Set<string>> {
    const opened = await tx.query<{ id: string; buyerId: string; lineId: string }>(
      `update gifts g set state = 'open', order_id = $1, opened_at = $3, is_again = ${GIVEN_BEFORE}
       where state = 'prepared' and not is_for_ward and order_line_id = any($2) and ($4 or not ${PAID_TWICE})
       returning id, buyer_id as "buyerId", order_line_id as "lineId"`,
      [orderId, orderLineIds, this.clock.now(), givesAgain],
    );
    for (const { id, buyerId } of opened)
      await this.outbox.publish(tx, 'gift.sent', { giftId: id, buyerId, sendId: id });
    return new Set(opened.map(({ lineId }) => lineId));
  }

  /** Gives paid products to the buyer's wards; only after the coach's decision if no ward of the buyer is left. */
  private async giveToWards(tx: Tx, { orderId, orderLineIds, givesAgain }: PaidGifts): Promise<Set<string>> {
    const gifts = await tx.query<WardGift>(
      `select g.id, g.buyer_id as "buyerId", g.order_line_id as "lineId", g.ward_id as "wardId", g.product_id as "productId",
              g.part_ids as "partIds", g.access_days as "accessDays", g.access_until as "accessUntil" from gifts g
       where g.state = 'prepared' and g.order_line_id = any($1) and g.ward_id is not null and ($2 or not ${PAID_TWICE}
         and exists (select from guardianships k where k.guardian_id = g.buyer_id and k.ward_id = g.ward_id))
       order by g.id for update of g`,
      [orderLineIds, givesAgain],
    );
    const given = new Set<string>();
    for (const { lineId, wardId, ...gift } of gifts) {
      if (await this.redemption.handOver(tx, wardId, { ...gift, orderId })) given.add(lineId);
    }
    return given;
  }
}

interface PaidGifts {
  orderId: string;
  orderLineIds: readonly string[];
  givesAgain: boolean;
}

interface WardGift extends Omit<HandedGift, 'orderId'> {
  lineId: string;
  wardId: string;
}

const grantOf = (gift: LockedGift): Grant | undefined =>
  gift.redeemedBy === null ? undefined : grantTo(gift.redeemedBy, gift);

export const giftRedeemed = () =>
  conflict('gift_redeemed', 'This gift was redeemed, so you can’t refund it here');

const stateBefore = ({ openedAt, redeemedAt }: LockedGift): GiftState => {
  if (openedAt === null) return 'prepared';
  return redeemedAt === null ? 'open' : 'redeemed';
};

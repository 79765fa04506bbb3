import { Injectable } from '@nestjs/common';
import { termOf } from '../../kernel/access-term.js';
import { Clock } from '../../kernel/clock.js';
import { conflict } from '../../kernel/errors.js';
import { hashOfSecret } from '../../kernel/ids.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { productFacts } from '../catalog/index.js';
import { EnrollmentsService, type Grant } from '../enrollments/index.js';
import { linkInvalid } from './gift-links.service.js';
import type { Gift } from './gift.entity.js';

/** A gift on its way to its recipient. */
export type HandedGift = Pick<
  Gift,
  'id' | 'orderId' | 'buyerId' | 'productId' | 'partIds' | 'accessDays' | 'accessUntil'
>;

/**
 * Redeems a gift once. The locked row decides between two redeemers, and between a redeemer and a refund (product rule
 * 4.22).
 */
@Injectable()
export class RedemptionService {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Redeems a gift and returns its product. If the person owns the product, the gift stays open for someone else. */
  async redeem(accountId: string, token: string): Promise<{ productId: string }> {
    return this.database.transaction(async (tx) => {
      const gift = await tx.one<HandedGift & Pick<Gift, 'state'>>(
        `select g.id, g.order_id as "orderId", g.buyer_id as "buyerId", g.product_id as "productId",
                g.part_ids as "partIds", g.access_days as "accessDays", g.access_until as "accessUntil", g.state
         from gifts g where g.id = (select gift_id from gift_links where token_hash = $1) for update of g`,
        [hashOfSecret(token)],
      );
      if (!gift || gift.state === 'prepared') throw linkInvalid();
      if (gift.state !== 'open')
        throw gift.state === 'redeemed'
          ? conflict('gift_redeemed', 'This gift was already redeemed')
          : conflict('gift_closed', 'The buyer canceled this gift');
      if (gift.accessUntil && gift.accessUntil <= this.clock.now())
        throw conflict('gift_closed', 'The time of this gift is over');
      if (!(await this.handOver(tx, accountId, gift)))
        throw conflict('already_owned', 'You already own this');
      return { productId: gift.productId };
    });
  }

  /** Gives the content of a gift, whose row the caller has locked; false if the person owns it already. */
  async handOver(tx: Tx, accountId: string, gift: HandedGift): Promise<boolean> {
    const given = await this.enrollments.grant(tx, grantTo(accountId, gift));
    if (!given.has(gift.productId)) return false;
    await tx.query(
      `update gifts set state = 'redeemed', order_id = $4, redeemed_by = $2, redeemed_at = $3,
              opened_at = coalesce(opened_at, $3) where id = $1`,
      [gift.id, accountId, this.clock.now(), gift.orderId],
    );
    await this.outbox.publish(tx, 'gift.redeemed', {
      giftId: gift.id,
      orderId: gift.orderId,
      buyerId: gift.buyerId,
      accountId,
      coaching: await coachingIn(tx, [gift.productId, ...gift.partIds]),
      productIds: [gift.productId, ...gift.partIds],
    });
    return true;
  }
}

async function coachingIn(tx: Tx, productIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<Pick<RowOf<typeof productFacts>, 'title'>>(
    `select title from product_facts where id = any($1) and type = 'coaching' order by title`,
    [productIds],
  );
  return rows.map(({ title }) => title);
}

/** Right that a gift gives to its recipient; its days count from the day it is redeemed. */
export const grantTo = (
  accountId: string,
  {
    id,
    productId,
    partIds,
    ...term
  }: Pick<Gift, 'id' | 'productId' | 'partIds' | 'accessDays' | 'accessUntil'>,
): Grant => ({
  accountId,
  productIds: [productId],
  source: 'gift',
  sourceId: id,
  terms: new Map([[productId, termOf(term)]]),
  parts: partIds.map((partId) => ({ bundleId: productId, productId: partId })),
});

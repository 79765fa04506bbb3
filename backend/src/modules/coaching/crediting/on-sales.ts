import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { On } from '../../../platform/jobs/decorators.js';
import type { giftFacts } from '../../gifts/index.js';
import type { refundedLines } from '../../payments/index.js';
import { CreditsService } from './credits.service.js';
import { PaidTimesService } from './paid-times.service.js';

type Line = Pick<RowOf<typeof refundedLines>, 'productId'> & { giftId: RowOf<typeof giftFacts>['id'] | null };

/** Adds and ends the credits of sold, granted and revoked products. */
@Injectable()
export class OnSales {
  constructor(
    private readonly credits: CreditsService,
    private readonly times: PaidTimesService,
  ) {}

  /**
   * Gives a buyer the credits of a package, and the time held for the payment. Later payments of a subscription give only
   * what comes each month.
   */
  @On('order.paid', 'coaching.credit-order')
  async creditOrder(
    { accountId, orderId, lines, isRecurring = false, period }: EventMap['order.paid'],
    tx: Tx,
  ): Promise<void> {
    const own = lines.filter(({ isGift, waits }) => !isGift && !waits);
    const products = own.flatMap(({ productId: soldAs, parts = [] }) => [
      { productId: soldAs, soldAs },
      ...parts.flatMap(({ productId }) => (productId === undefined ? [] : [{ productId, soldAs }])),
    ]);
    const payment = { isRecurring, period: period ? { ...period, end: new Date(period.end) } : null };
    await this.credits.give(tx, { accountId, source: 'order', sourceId: orderId, products, payment });
    for (const { productId, bookingId } of own)
      if (bookingId) await this.times.confirm(tx, { accountId, orderId, productId, bookingId });
  }

  /** Gives the sessions of a package to its recipient. */
  @On('gift.redeemed', 'coaching.credit-gift')
  async creditGift({ accountId, giftId, productIds = [] }: EventMap['gift.redeemed'], tx: Tx): Promise<void> {
    const products = productIds.map((productId) => ({ productId, soldAs: productIds[0]! }));
    await this.credits.give(tx, { accountId, source: 'gift', sourceId: giftId, products });
  }

  /** Gives the sessions of a package that the coach grants by hand. */
  @On('product.granted', 'coaching.credit-grant')
  async creditGrant({ accountId, grantId, productIds }: EventMap['product.granted'], tx: Tx): Promise<void> {
    const products = productIds.map((productId) => ({ productId, soldAs: productIds[0]! }));
    await this.credits.give(tx, { accountId, source: 'coach', sourceId: grantId, products });
  }

  /** Ends the credits of a package that the coach revokes. */
  @On('product.taken-back', 'coaching.end-grant')
  async endGrant({ accountId, productId }: EventMap['product.taken-back'], tx: Tx): Promise<void> {
    const credits = await tx.query<{ id: string }>(
      `select id from coaching_credits where account_id = $1 and source = 'coach' and sold_as = $2 order by id for update`,
      [accountId, productId],
    );
    await this.credits.end(
      tx,
      credits.map(({ id }) => id),
      null,
    );
  }

  /** Ends refunded credits, which can no longer be used, even by the recipient of a gift. */
  @On('order.refunded', 'coaching.end-credits')
  async endCredits({ orderId, refundId }: EventMap['order.refunded'], tx: Tx): Promise<void> {
    const lines = await tx.query<Line>(
      `select r.product_id as "productId", g.id as "giftId" from refunded_lines r left join gift_facts g on g.order_line_id = r.order_line_id
       where r.refund_id = $1 and r.ends_access`,
      [refundId],
    );
    const credits = await tx.query<{ id: string }>(
      `select id from coaching_credits
       where (source = 'order' and source_id = $1 and sold_as = any($2)) or (source = 'gift' and source_id = any($3))
       order by id for update`,
      [
        orderId,
        lines.filter(({ giftId }) => giftId === null).map(({ productId }) => productId),
        lines.flatMap(({ giftId }) => giftId ?? []),
      ],
    );
    await this.credits.end(
      tx,
      credits.map(({ id }) => id),
      refundId,
    );
  }

  /** Restores the credits when the bank returns a refund. */
  @On('refund.failed', 'coaching.restore-credits')
  restoreCredits({ refundId }: EventMap['refund.failed'], tx: Tx): Promise<void> {
    return this.credits.restore(tx, refundId);
  }
}

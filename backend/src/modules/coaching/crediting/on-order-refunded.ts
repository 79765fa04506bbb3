import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import type { giftFacts } from '../../gifts/index.js';
import type { refundedLines } from '../../payments/index.js';
import { CreditsService } from './credits.service.js';

type Line = Pick<RowOf<typeof refundedLines>, 'productId'> & { giftId: RowOf<typeof giftFacts>['id'] | null };

/** Sessions whose money has gone back cannot be booked any more, also by whoever redeemed them as a gift. */
@Injectable()
@OnEvent('order.refunded', 'coaching.end-credits')
export class OnOrderRefunded implements EventListener<'order.refunded'> {
  constructor(private readonly credits: CreditsService) {}

  async handle({ orderId, refundId }: EventMap['order.refunded'], tx: Tx): Promise<void> {
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
}

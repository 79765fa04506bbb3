import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { GiftRecipientsQueries } from '../../gifts/index.js';
import type { SoldLine } from '../templates/sold-lines.js';

interface Line extends SoldLine {
  productId?: string;
  bookingId?: string | null;
}

/** Names a sale's recipients besides its buyer, looked up when the email is written, so that no job stores a name. */
@Injectable()
export class PeopleOfSaleService {
  constructor(
    private readonly database: Database,
    private readonly recipients: GiftRecipientsQueries,
  ) {}

  /** Returns the recipients of the sale's gifts, and the holders of its second seats. */
  async named<Order extends { lines: Line[] }>(
    orderId: string,
    buyerId: string,
    order: Order,
  ): Promise<Order> {
    const given = order.lines.filter(({ isGift, waits }) => !isGift && !waits);
    const [recipients, seats] = await Promise.all([
      order.lines.some(({ isGift }) => isGift) ? this.recipients.of(orderId) : undefined,
      this.seatsOf(buyerId, given),
    ]);
    const lines = order.lines.map((line) => ({
      ...line,
      giftFor: recipients?.get(line.productId ?? ''),
      secondSeats: given.includes(line)
        ? [line, ...(line.parts ?? [])].flatMap(({ productId = '' }) => seats.get(productId) ?? [])
        : [],
    }));
    return { ...order, lines };
  }

  /** Returns second seats by product: the holder's first name, or that nobody is chosen yet. */
  private async seatsOf(
    buyerId: string,
    lines: readonly Line[],
  ): Promise<Map<string, { name: string | null }>> {
    const products = lines.flatMap((line) => [line, ...(line.parts ?? [])]);
    const booked = lines.filter(({ bookingId }) => bookingId);
    const rows = await this.database.query<{ productId: string; name: string | null }>(
      `select product_id as "productId", name from held_second_seats where account_id = $1 and product_id = any($2::uuid[])
       union all
       select o.product_id, c.name from unnest($3::uuid[], $4::uuid[]) as o (product_id, booking_id)
       join booked_companions c on c.booking_id = o.booking_id`,
      [
        buyerId,
        products.flatMap(({ productId }) => productId ?? []),
        booked.map(({ productId }) => productId),
        booked.map(({ bookingId }) => bookingId),
      ],
    );
    return new Map(rows.map(({ productId, name }) => [productId, { name }]));
  }
}

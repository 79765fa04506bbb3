import { Get, Query } from '@nestjs/common';
import { Answers, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { toDecimal } from '../../../kernel/money.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import type { OrderWithReceipt } from './orders.queries.js';
import { offerOf } from '../ordered-parts.js';
import { OrdersService } from './orders.service.js';
import { type OrderLineResponse, OrderResponse, OrdersQuery } from '../payments.dto.js';
import { BusinessService, type SellerResponse } from '../../business/index.js';

@MemberController('me/orders', { tag: 'Orders', area: 'shop' })
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly business: BusinessService,
  ) {}

  @Get()
  @Summary('List the member’s orders that received or returned money, newest first')
  @AnswersPage(OrderResponse)
  async list(@Me() { accountId }: SignedIn, @Query() query: OrdersQuery) {
    const { items, next } = await this.orders.history(accountId, query);
    return { items: await this.asResponses(items), next };
  }

  @Get(':id')
  @Summary('Get one of the member’s orders, even before it’s paid')
  @Answers(OrderResponse, 'not_found')
  async one(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    const [order] = await this.asResponses([await this.orders.one(accountId, id)]);
    return order!;
  }

  /** Reads the current seller only for orders without a receipt, and for receipts without a stored seller. */
  private async asResponses(orders: OrderWithReceipt[]): Promise<OrderResponse[]> {
    if (orders.every(hasSeller)) return orders.map((order) => asResponse(order, order.seller));
    const present = await this.business.seller();
    return orders.map((order) => asResponse(order, order.seller ?? present));
  }
}

const hasSeller = (order: OrderWithReceipt): order is OrderWithReceipt & { seller: SellerResponse } =>
  order.seller !== null;

/** Names each field: an object of the rest of a row's fields takes five times as long to make and to serialize. */
const asResponse = (order: OrderWithReceipt, seller: SellerResponse): OrderResponse => ({
  id: order.id,
  subscriptionId: order.subscriptionId,
  number: order.number,
  receiptNumber: order.receiptNumber,
  seller,
  status: order.status,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  subtotal: toDecimal(order.subtotalCents),
  discount: toDecimal(order.discountCents),
  couponCode: order.couponCode,
  tax: toDecimal(order.taxCents),
  taxName: order.taxName,
  total: toDecimal(order.totalCents),
  amountRefunded: toDecimal(order.refundedCents),
  currency: order.currency,
  lines: order.lines.map(asLine),
  secondSeats: order.secondSeats,
  receiptEmail: order.receiptEmail,
  cardBrand: order.cardBrand,
  cardLast4: order.cardLast4,
});

const asLine = (line: OrderWithReceipt['lines'][number]): OrderLineResponse => ({
  productId: line.productId,
  type: line.type,
  title: line.title,
  price: toDecimal(line.amountCents + line.discountCents - line.addedTaxCents),
  discount: toDecimal(line.discountCents),
  offer: offerOf(line),
  thumbnailUrl: line.thumbnailUrl,
  parts: line.parts,
  gift: line.gift && {
    ...line.gift,
    redeemedAt: line.gift.redeemedAt && new Date(line.gift.redeemedAt).toISOString(),
  },
  bookingId: line.bookingId,
  isDelivered: line.isDelivered,
  isRefunded: line.isRefunded,
});

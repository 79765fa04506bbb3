import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { toDecimal } from '../../../kernel/money.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { PageQuery } from '../../../platform/http/page-query.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import type { OrderWithReceipt } from './orders.queries.js';
import { OrdersService } from './orders.service.js';
import { type OrderLineResponse, OrderResponse } from '../payments.dto.js';
import { BusinessService, type SellerResponse } from '../../business/index.js';

@ApiTags('Orders')
@ForPrograms('shop')
@Controller('me/orders')
@Allow('member')
export class OrdersController {
  constructor(
    private readonly orders: OrdersService,
    private readonly business: BusinessService,
  ) {}

  @Get()
  @Summary('List the member’s orders that received or returned money, newest first')
  @Answers([OrderResponse])
  async list(@Me() { accountId }: SignedIn, @Query() page: PageQuery) {
    const [orders, seller] = await Promise.all([
      this.orders.history(accountId, page),
      this.business.seller(),
    ]);
    return orders.map((order) => asResponse(order, seller));
  }

  @Get(':id')
  @Summary('Get one of the member’s orders, even before it’s paid')
  @Answers(OrderResponse, 'not_found')
  async one(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    const [order, seller] = await Promise.all([this.orders.one(accountId, id), this.business.seller()]);
    return asResponse(order, seller);
  }
}

/** `today` is the present seller, for orders without a receipt and for receipts that kept no seller. */
function asResponse(
  {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    refundedCents,
    seller,
    lines,
    ...order
  }: OrderWithReceipt,
  today: SellerResponse,
): OrderResponse {
  return {
    ...order,
    seller: seller ?? today,
    subtotal: toDecimal(subtotalCents),
    discount: toDecimal(discountCents),
    tax: toDecimal(taxCents),
    total: toDecimal(totalCents),
    refunded: toDecimal(refundedCents),
    lines: lines.map(asLine),
  };
}

const asLine = ({
  id: _id,
  isGift: _isGift,
  amountCents,
  discountCents,
  addedTaxCents,
  gift,
  ...line
}: OrderWithReceipt['lines'][number]): OrderLineResponse => ({
  ...line,
  price: toDecimal(amountCents + discountCents - addedTaxCents),
  discount: toDecimal(discountCents),
  gift: gift && { ...gift, redeemedAt: gift.redeemedAt && new Date(gift.redeemedAt).toISOString() },
});

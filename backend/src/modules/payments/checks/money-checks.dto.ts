import { ApiProperty } from '@nestjs/swagger';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';

export class MoneyCheckResponse {
  @ApiProperty({
    enum: MONEY_CHECKS,
    enumName: 'MoneyCheck',
    description:
      'paid_without_access: paid and not refunded, but no access; access_after_refund: access through a refunded order; access_without_payment: access through an order that didn’t include it; refunds_do_not_add_up: the refunds don’t match the order',
  })
  check: MoneyCheck;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Number of orders; filter the list of orders by `check` to see them',
  })
  orders: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When payments and access were last compared; null on a new site, before the first comparison',
  })
  comparedAt: string | null;
}

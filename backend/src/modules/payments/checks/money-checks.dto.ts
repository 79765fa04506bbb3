import { Choice, Moment, Whole } from '../../../platform/http/fields/index.js';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';

export class MoneyCheckResponse {
  @Choice(
    MONEY_CHECKS,
    'MoneyCheck',
    'paid_without_access: paid and not refunded, but no access; access_after_refund: access through a refunded order; access_without_payment: access through an order that didn’t include it; access_past_its_end: its time ran out an hour ago, but the access hasn’t been ended; refunds_do_not_add_up: the refunds don’t match the order',
  )
  check: MoneyCheck;

  @Whole({ example: 0, description: 'Number of orders; filter the list of orders by `check` to see them' })
  orderCount: number;

  @Moment({
    nullable: true,
    description:
      'When payments and access were last compared; null on a new site, before the first comparison',
  })
  comparedAt: Date | null;
}

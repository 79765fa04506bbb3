import { Choice, Moment, Whole } from '../../../platform/http/fields/index.js';
import { MONEY_CHECKS, type MoneyCheck } from './money-checks.js';

export class MoneyCheckResponse {
  @Choice(
    MONEY_CHECKS,
    'MoneyCheck',
    'paid_without_access: something was paid for, was not refunded, and is not open; access_after_refund: open by an order that gave the money back; access_without_payment: open by an order that did not sell it; refunds_do_not_add_up: an order whose refunds are not what it says has gone back',
  )
  check: MoneyCheck;

  @Whole({ example: 0, description: 'How many orders; the list of orders filtered by `check` has them' })
  orders: number;

  @Moment({
    nullable: true,
    description: 'When money and access were last compared; null on a new site, before the first time',
  })
  comparedAt: string | null;
}

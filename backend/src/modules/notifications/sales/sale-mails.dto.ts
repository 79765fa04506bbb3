import { Choice, Decimal } from '../../../platform/http/fields/index.js';
import { DAILY_SALES_HOUR, SALE_MAIL_FREQUENCIES, type SaleMailFrequency } from '../sale-mail-frequencies.js';

export class SaleMailsRequest {
  @Choice(
    SALE_MAIL_FREQUENCIES,
    'SaleMailFrequency',
    'every: one mail for each sale; daily: one a day when something was sold; none',
  )
  frequency: SaleMailFrequency;
}

export class SaleMailsResponse extends SaleMailsRequest {
  @Decimal({
    example: DAILY_SALES_HOUR,
    description: 'When the daily mail comes, in hours of the coach’s day',
  })
  dailyHour: number;
}

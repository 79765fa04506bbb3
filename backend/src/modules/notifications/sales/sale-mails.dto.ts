import { Choice, Decimal } from '../../../platform/http/fields/index.js';
import {
  DAILY_SALES_HOUR,
  SALE_MAIL_FREQUENCIES,
  type SaleMailFrequency,
} from '../kinds/sale-mail-frequencies.js';

export class SaleMailsRequest {
  @Choice(
    SALE_MAIL_FREQUENCIES,
    'SaleMailFrequency',
    'every: one email per sale; daily: one email on days with sales; none',
  )
  frequency: SaleMailFrequency;
}

export class SaleMailsResponse extends SaleMailsRequest {
  @Decimal({ example: DAILY_SALES_HOUR, description: 'Hour of the daily email, in the business’s time zone' })
  dailyHour: number;
}

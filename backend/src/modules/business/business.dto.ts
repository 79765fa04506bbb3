import { Matches } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { Choice, Flag, Text, TimeZone, Whole } from '../../platform/http/fields/index.js';

export class BusinessRequest {
  @Text({
    max: 120,
    min: 0,
    example: 'Ada Stone Coaching LLC',
    description: 'Seller on receipts; empty: the site’s name',
  })
  name: string;

  @Text({
    max: 400,
    min: 0,
    example: '4 Mill Lane\nHood River, OR 97031',
    description: 'Postal address, with line breaks',
  })
  address: string;

  @Text({ max: 40, min: 0, example: 'US 12-3456789', description: 'As printed on receipts; may be empty' })
  taxNumber: string;

  @Text({ max: 10, min: 0, example: 'R-', description: 'Prefix of future receipt numbers' })
  @Matches(/^[A-Za-z0-9/._-]*$/, { message: 'can only contain letters, numbers and - / . _' })
  receiptPrefix: string;

  @TimeZone({ example: 'America/Los_Angeles', description: 'IANA name; determines when days start' })
  timeZone: string;

  @Choice(
    CURRENCIES,
    'Currency',
    'Currency of all prices, ISO 4217. Can only change while there are no orders',
  )
  currency: Currency;
}

export class BusinessResponse {
  @Text({ example: 'Ada Stone Coaching LLC', description: 'Empty: the site’s name' }) name: string;
  @Text({ example: '4 Mill Lane\nHood River, OR 97031' }) address: string;
  @Text({ example: 'US 12-3456789' }) taxNumber: string;
  @Text({ example: 'R-' }) receiptPrefix: string;
  @Text({ example: 'R-00043', description: 'Number of the next receipt' }) nextReceipt: string;

  @Text({
    example: 'America/Los_Angeles',
    description: 'Time zone that determines when days start; the coach’s until another is saved here',
  })
  timeZone: string;

  @Choice(CURRENCIES, 'Currency', 'Currency of all prices, ISO 4217') currency: Currency;
  @Flag('Whether someone has reached the checkout, so the currency can’t change') hasOrders: boolean;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

export class SellerResponse {
  @Text({ example: 'Ada Stone Coaching LLC' }) name: string;
  @Text({ example: '4 Mill Lane\nHood River, OR 97031', description: 'May be empty' }) address: string;
  @Text({ example: 'US 12-3456789', description: 'May be empty' }) taxNumber: string;
}

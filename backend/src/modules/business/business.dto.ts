import { Matches } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { Choice, Flag, Text, TimeZone } from '../../platform/http/fields/index.js';

export class BusinessRequest {
  @Text({
    max: 120,
    min: 0,
    example: 'Ada Stone Coaching LLC',
    description: 'Who sells, on receipts; empty: what the place is called',
  })
  name: string;

  @Text({
    max: 400,
    min: 0,
    example: '4 Mill Lane\nHood River, OR 97031',
    description: 'Postal, with its lines',
  })
  address: string;

  @Text({ max: 40, min: 0, example: 'US 12-3456789', description: 'As receipts have it; may be empty' })
  taxNumber: string;

  @Text({ max: 10, min: 0, example: 'R-', description: 'Before the numbers of receipts from now on' })
  @Matches(/^[A-Za-z0-9/._-]*$/, { message: 'may have letters, digits and - / . _' })
  receiptPrefix: string;

  @TimeZone({ example: 'America/Los_Angeles', description: 'IANA name; days begin by it' }) timeZone: string;

  @Choice(CURRENCIES, 'Currency', 'Of all prices, by ISO 4217. It changes only as long as there is no order')
  currency: Currency;
}

/** The seller and its settings. */
export class BusinessResponse {
  @Text({ example: 'Ada Stone Coaching LLC', description: 'Empty: what the place is called' }) name: string;
  @Text({ example: '4 Mill Lane\nHood River, OR 97031' }) address: string;
  @Text({ example: 'US 12-3456789' }) taxNumber: string;
  @Text({ example: 'R-' }) receiptPrefix: string;
  @Text({ example: 'R-00043', description: 'What the next receipt is called' }) nextReceipt: string;

  @Text({
    example: 'America/Los_Angeles',
    description: 'By which days begin; that of the coach’s account until another was saved here',
  })
  timeZone: string;

  @Choice(CURRENCIES, 'Currency', 'Of all prices, by ISO 4217') currency: Currency;
  @Flag('Somebody has been at the checkout, so the currency stays') hasOrders: boolean;
}

/** Seller as named on a receipt. */
export class SellerResponse {
  @Text({ example: 'Ada Stone Coaching LLC' }) name: string;
  @Text({ example: '4 Mill Lane\nHood River, OR 97031', description: 'May be empty' }) address: string;
  @Text({ example: 'US 12-3456789', description: 'May be empty' }) taxNumber: string;
}

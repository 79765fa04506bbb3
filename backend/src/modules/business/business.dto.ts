import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsTimeZone, Matches, MaxLength } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { Text } from '../../platform/http/text.js';

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

  @ApiProperty({
    example: 'America/Los_Angeles',
    maxLength: 64,
    description: 'IANA name; determines when days start',
  })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  timeZone: string;

  @ApiProperty({
    enum: CURRENCIES,
    enumName: 'Currency',
    description: 'Currency of all prices, ISO 4217. Can only change while there are no orders',
  })
  @IsIn(CURRENCIES)
  currency: Currency;
}

/** The seller and its settings. */
export class BusinessResponse {
  @ApiProperty({ example: 'Ada Stone Coaching LLC', description: 'Empty: the site’s name' })
  name: string;

  @ApiProperty({ example: '4 Mill Lane\nHood River, OR 97031' })
  address: string;

  @ApiProperty({ example: 'US 12-3456789' })
  taxNumber: string;

  @ApiProperty({ example: 'R-' })
  receiptPrefix: string;

  @ApiProperty({ example: 'R-00043', description: 'Number of the next receipt' })
  nextReceipt: string;

  @ApiProperty({
    example: 'America/Los_Angeles',
    description: 'Time zone that determines when days start; the coach’s until another is saved here',
  })
  timeZone: string;

  @ApiProperty({ enum: CURRENCIES, enumName: 'Currency', description: 'Currency of all prices, ISO 4217' })
  currency: Currency;

  @ApiProperty({ description: 'Whether someone has reached the checkout, so the currency can’t change' })
  hasOrders: boolean;
}

/** Seller as named on a receipt. */
export class SellerResponse {
  @ApiProperty({ example: 'Ada Stone Coaching LLC' })
  name: string;

  @ApiProperty({ example: '4 Mill Lane\nHood River, OR 97031', description: 'May be empty' })
  address: string;

  @ApiProperty({ example: 'US 12-3456789', description: 'May be empty' })
  taxNumber: string;
}

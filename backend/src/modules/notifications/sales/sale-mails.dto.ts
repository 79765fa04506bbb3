import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DAILY_SALES_HOUR, SALE_MAIL_FREQUENCIES, type SaleMailFrequency } from '../sale-mail-frequencies.js';

export class SaleMailsRequest {
  @ApiProperty({
    enum: SALE_MAIL_FREQUENCIES,
    enumName: 'SaleMailFrequency',
    description: 'every: one email per sale; daily: one email on days with sales; none',
  })
  @IsIn(SALE_MAIL_FREQUENCIES)
  frequency: SaleMailFrequency;
}

export class SaleMailsResponse extends SaleMailsRequest {
  @ApiProperty({
    example: DAILY_SALES_HOUR,
    description: 'Hour of the daily email, in the coach’s time zone',
  })
  dailyHour: number;
}

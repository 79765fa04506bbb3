import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DAILY_SALES_HOUR, SALE_MAIL_FREQUENCIES, type SaleMailFrequency } from '../sale-mail-frequencies.js';

export class SaleMailsRequest {
  @ApiProperty({
    enum: SALE_MAIL_FREQUENCIES,
    enumName: 'SaleMailFrequency',
    description: 'every: one mail for each sale; daily: one a day when something was sold; none',
  })
  @IsIn(SALE_MAIL_FREQUENCIES)
  frequency: SaleMailFrequency;
}

export class SaleMailsResponse extends SaleMailsRequest {
  @ApiProperty({
    example: DAILY_SALES_HOUR,
    description: 'When the daily mail comes, in hours of the coach’s day',
  })
  dailyHour: number;
}

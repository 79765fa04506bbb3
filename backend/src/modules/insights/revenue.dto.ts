import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { PeriodResponse } from './period.dto.js';

/** Amount in the currency of the business. */
export class MoneyResponse {
  @ApiProperty({
    type: 'integer',
    example: 16,
    description: 'Purchases: an order of two products is two sales',
  })
  sales: number;

  @ApiProperty({ example: '1240.00', description: 'Gross: what buyers paid, tax included' })
  revenue: string;

  @ApiProperty({
    example: '97.00',
    description: 'What went back to buyers in the same time, whenever it was paid',
  })
  refunds: string;

  @ApiProperty({
    example: '40.76',
    description:
      'What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken',
  })
  fees: string;

  @ApiProperty({
    example: '0.00',
    description: 'Tax on what was sold, less the tax on what went back: it is nobody’s income',
  })
  tax: string;

  @ApiProperty({
    example: '1102.24',
    description: 'Revenue less refunds, fees and tax; may be less than nothing',
  })
  net: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '77.50',
    description: 'Revenue ÷ sales, to the cent; null without sales',
  })
  averageSale: string | null;
}

export class RevenueFiguresResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', example: 14, description: 'Orders that were paid' })
  orders: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Orders whose money came in this time and whose fee is not known yet: it is not in the fees',
  })
  unknownFees: number;
}

export class RevenuePointResponse extends MoneyResponse {
  @ApiProperty({ format: 'date', example: '2027-03-01', description: 'The first day it stands for' })
  start: string;
}

export class CategoryRevenueResponse extends MoneyResponse {
  @ApiProperty({ example: 'For Moms' })
  category: string;
}

export class ProductRevenueResponse extends MoneyResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ type: Number, example: 46.9, description: 'Percent of the period’s revenue' })
  sharePercent: number;
}

export class RevenueResponse {
  @ApiProperty({ type: PeriodResponse })
  period: PeriodResponse;

  @ApiProperty({ type: RevenueFiguresResponse })
  figures: RevenueFiguresResponse;

  @ApiProperty({
    type: RevenueFiguresResponse,
    nullable: true,
    description: 'Of the period before; null for all there is',
  })
  before: RevenueFiguresResponse | null;

  @ApiProperty({ type: [RevenuePointResponse], description: 'Without gaps, the oldest first' })
  series: RevenuePointResponse[];

  @ApiProperty({ type: [RevenuePointResponse], description: 'The same by month, whatever the curve has' })
  months: RevenuePointResponse[];

  @ApiProperty({ type: [CategoryRevenueResponse], description: 'The most revenue first' })
  categories: CategoryRevenueResponse[];

  @ApiProperty({
    type: [ProductRevenueResponse],
    description: 'What was sold, or went back; the most revenue first',
  })
  products: ProductRevenueResponse[];
}

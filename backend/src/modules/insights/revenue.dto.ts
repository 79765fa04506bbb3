import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { PeriodResponse } from './period.dto.js';

/** Amount in the currency of the business. */
export class MoneyResponse {
  @ApiProperty({
    type: 'integer',
    example: 16,
    description: 'Sales: an order of two products counts as two',
  })
  sales: number;

  @ApiProperty({ example: '1240.00', description: 'Gross: what buyers paid, including tax' })
  revenue: string;

  @ApiProperty({
    example: '97.00',
    description: 'Refunds made in the period, whenever the order was paid',
  })
  refunds: string;

  @ApiProperty({
    example: '40.76',
    description:
      'Known fees of the payment provider: for payments, on the day of the sale; for disputes, when they were charged',
  })
  fees: string;

  @ApiProperty({
    example: '0.00',
    description: 'Tax on sales minus tax on refunds; not part of anyone’s income',
  })
  tax: string;

  @ApiProperty({
    example: '1102.24',
    description: 'Revenue minus refunds, fees and tax; can be negative',
  })
  net: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '77.50',
    description: 'Revenue divided by sales; null without sales',
  })
  averageSale: string | null;
}

export class RevenueFiguresResponse extends MoneyResponse {
  @ApiProperty({ type: 'integer', example: 14, description: 'Paid orders' })
  orders: number;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Orders paid in this period whose fee isn’t known yet, so it’s not in the fees',
  })
  unknownFees: number;
}

export class RevenuePointResponse extends MoneyResponse {
  @ApiProperty({ format: 'date', example: '2027-03-01', description: 'First day of the interval' })
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

  @ApiProperty({ type: Number, example: 46.9, description: 'Percentage of the period’s revenue' })
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
    description: 'Figures of the previous period; null for all time',
  })
  before: RevenueFiguresResponse | null;

  @ApiProperty({ type: [RevenuePointResponse], description: 'Without gaps, oldest first' })
  series: RevenuePointResponse[];

  @ApiProperty({
    type: [RevenuePointResponse],
    description: 'Figures by month, whatever the chart’s interval',
  })
  months: RevenuePointResponse[];

  @ApiProperty({ type: [CategoryRevenueResponse], description: 'Highest revenue first' })
  categories: CategoryRevenueResponse[];

  @ApiProperty({
    type: [ProductRevenueResponse],
    description: 'Products sold or refunded, highest revenue first',
  })
  products: ProductRevenueResponse[];
}

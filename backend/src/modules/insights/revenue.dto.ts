import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import {
  CalendarDay,
  Choice,
  Decimal,
  Id,
  ListOf,
  Nested,
  Text,
  Whole,
} from '../../platform/http/fields/index.js';
import { PeriodResponse } from './period.dto.js';

/** Amount in the currency of the business. */
export class MoneyResponse {
  @Whole({ example: 16, description: 'Sales: an order of two products counts as two' }) sales: number;
  @Text({ example: '1240.00', description: 'Gross: what buyers paid, including tax' }) revenue: string;

  @Text({ example: '97.00', description: 'Refunds made in the period, whenever the order was paid' })
  refunds: string;

  @Text({
    example: '40.76',
    description:
      'Known fees of the payment provider: for payments, on the day of the sale; for disputes, when they were charged',
  })
  fees: string;

  @Text({
    example: '0.00',
    description: 'Tax on sales minus tax on refunds',
  })
  tax: string;

  @Text({ example: '1102.24', description: 'Revenue minus refunds, fees and tax; can be negative' })
  net: string;

  @Text({ nullable: true, example: '77.50', description: 'Revenue divided by sales; null without sales' })
  averageSale: string | null;
}

export class RevenueFiguresResponse extends MoneyResponse {
  @Whole({ example: 14, description: 'Paid orders' }) orderCount: number;

  @Whole({
    example: 0,
    description: 'Orders paid in this period whose fee isn’t known yet, so it’s not in the fees',
  })
  unknownFees: number;
}

export class RevenuePointResponse extends MoneyResponse {
  @CalendarDay({ example: '2027-03-01', description: 'First day of the interval' }) start: string;
}

export class CategoryRevenueResponse extends MoneyResponse {
  @Text({ example: 'For Moms' }) category: string;
}

export class ProductRevenueResponse extends MoneyResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Decimal({ example: 46.9, description: 'Percentage of the period’s revenue' }) sharePercent: number;
}

export class RevenueResponse {
  @Nested(PeriodResponse) period: PeriodResponse;
  @Nested(RevenueFiguresResponse) figures: RevenueFiguresResponse;

  @Nested(RevenueFiguresResponse, {
    nullable: true,
    description: 'Figures of the previous period; null for all time',
  })
  before: RevenueFiguresResponse | null;

  @ListOf(RevenuePointResponse, 'Without gaps, oldest first') series: RevenuePointResponse[];
  @ListOf(RevenuePointResponse, 'Figures by month, whatever the chart’s interval')
  months: RevenuePointResponse[];
  @ListOf(CategoryRevenueResponse, 'Highest revenue first') categories: CategoryRevenueResponse[];

  @ListOf(ProductRevenueResponse, 'Products sold or refunded, highest revenue first')
  products: ProductRevenueResponse[];
}

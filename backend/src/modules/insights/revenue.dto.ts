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
  @Whole({ example: 16, description: 'Purchases: an order of two products is two sales' }) sales: number;
  @Text({ example: '1240.00', description: 'Gross: what buyers paid, tax included' }) revenue: string;

  @Text({ example: '97.00', description: 'What went back to buyers in the same time, whenever it was paid' })
  refunds: string;

  @Text({
    example: '40.76',
    description:
      'What the payment provider took, as far as it has said so: for payments on the day of the sale, for disputes when it was taken',
  })
  fees: string;

  @Text({
    example: '0.00',
    description: 'Tax on what was sold, less the tax on what went back: it is nobody’s income',
  })
  tax: string;

  @Text({ example: '1102.24', description: 'Revenue less refunds, fees and tax; may be less than nothing' })
  net: string;

  @Text({ nullable: true, example: '77.50', description: 'Revenue ÷ sales, to the cent; null without sales' })
  averageSale: string | null;
}

export class RevenueFiguresResponse extends MoneyResponse {
  @Whole({ example: 14, description: 'Orders that were paid' }) orders: number;

  @Whole({
    example: 0,
    description: 'Orders whose money came in this time and whose fee is not known yet: it is not in the fees',
  })
  unknownFees: number;
}

export class RevenuePointResponse extends MoneyResponse {
  @CalendarDay({ example: '2027-03-01', description: 'The first day it stands for' }) start: string;
}

export class CategoryRevenueResponse extends MoneyResponse {
  @Text({ example: 'For Moms' }) category: string;
}

export class ProductRevenueResponse extends MoneyResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Decimal({ example: 46.9, description: 'Percent of the period’s revenue' }) sharePercent: number;
}

export class RevenueResponse {
  @Nested(PeriodResponse) period: PeriodResponse;
  @Nested(RevenueFiguresResponse) figures: RevenueFiguresResponse;

  @Nested(RevenueFiguresResponse, {
    nullable: true,
    description: 'Of the period before; null for all there is',
  })
  before: RevenueFiguresResponse | null;

  @ListOf(RevenuePointResponse, 'Without gaps, the oldest first') series: RevenuePointResponse[];
  @ListOf(RevenuePointResponse, 'The same by month, whatever the curve has') months: RevenuePointResponse[];
  @ListOf(CategoryRevenueResponse, 'The most revenue first') categories: CategoryRevenueResponse[];

  @ListOf(ProductRevenueResponse, 'What was sold, or went back; the most revenue first')
  products: ProductRevenueResponse[];
}

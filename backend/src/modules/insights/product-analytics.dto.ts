import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import {
  CalendarDay,
  Choice,
  Decimal,
  Flag,
  Id,
  ListOf,
  Nested,
  Text,
  Whole,
} from '../../platform/http/fields/index.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../catalog/index.js';
import { PeriodResponse } from './period.dto.js';

const percent = (description: string) =>
  Decimal({ nullable: true, example: 12.5, description: `Percent. ${description}` });

const DEFINITION = {
  views:
    'Times the product’s page was opened by someone who could buy it; each browser counts once a day. Counted since this was built in',
  sales: 'Purchases: paid order lines',
  revenue:
    'What buyers paid for it less what went back in the period, in the currency of the business: tax and the payment provider’s fees included; below 0 when more went back',
};

/** Figures of a product in one period. */
export class ProductFiguresResponse {
  @Whole({ example: 120, description: DEFINITION.views }) views: number;
  @Whole({ example: 6, description: DEFINITION.sales }) sales: number;
  @Whole({ example: 0, description: 'People who took it while it was free' }) claims: number;
  @Text({ example: '582.00', description: DEFINITION.revenue }) revenue: string;

  @percent('Sales and claims ÷ views. Null without views; above 100 when people buy without opening the page')
  conversionPercent: number | null;
}

export class ProductPointResponse {
  @CalendarDay({ example: '2027-03-01', description: 'The first day it stands for' }) start: string;
  @Whole({ example: 17 }) views: number;
  @Whole({ example: 1 }) sales: number;
  @Text({ example: '97.00' }) revenue: string;
}

export class LessonFiguresResponse {
  @Id() id: string;
  @Text({ example: 'The three-breath pause' }) title: string;
  @Id() moduleId: string;
  @Text({ example: 'Beginnings' }) moduleTitle: string;

  @Whole({ example: 9, description: 'Finished it or a video of it, played one, or left the course there' })
  began: number;

  @Whole({ example: 7 }) completed: number;
  @percent('Of all who are enrolled') beganPercent: number | null;
  @percent('Of all who are enrolled') completedPercent: number | null;

  @Whole({
    example: 2,
    description: 'Whose furthest lesson it is, of those who have not finished the course',
  })
  standing: number;

  @Flag('More stand at no other lesson; one at most') mostStandHere: boolean;

  @Whole({ example: 1840, description: 'Seconds of its videos really played; watching twice counts twice' })
  secondsWatched: number;
}

/** Progress of everyone enrolled now, whenever they enrolled, and of nobody else. */
export class CourseFiguresResponse {
  @Whole({ example: 12 }) students: number;
  @Whole({ example: 4, description: 'Finished the course' }) completed: number;
  @percent('Of all who are enrolled') completionPercent: number | null;
  @Whole({ example: 1, description: 'Have begun no lesson yet' }) notBegun: number;
  @Whole({ example: 43_200 }) secondsWatched: number;
  @ListOf(LessonFiguresResponse, 'In the course’s order') lessons: LessonFiguresResponse[];
}

export class AnalysedProductResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Choice(PRODUCT_STATUSES) status: ProductStatus;
  @Whole({ example: 12, description: 'People who own it now' }) students: number;

  @Decimal({ nullable: true, example: 4.8, description: 'Of visible reviews; null: none yet' })
  rating: number | null;

  @Whole({ example: 5 }) reviewCount: number;
}

export class ProductAnalyticsResponse {
  @Nested(AnalysedProductResponse) product: AnalysedProductResponse;
  @Nested(PeriodResponse) period: PeriodResponse;
  @Nested(ProductFiguresResponse) figures: ProductFiguresResponse;

  @Nested(ProductFiguresResponse, {
    nullable: true,
    description: 'Of the period before; null for all there is',
  })
  before: ProductFiguresResponse | null;

  @ListOf(ProductPointResponse, 'Without gaps, the oldest first') series: ProductPointResponse[];

  @Nested(CourseFiguresResponse, { nullable: true, description: 'Null for what is no course' })
  course: CourseFiguresResponse | null;
}

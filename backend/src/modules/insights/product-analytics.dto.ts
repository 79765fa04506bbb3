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
    'Views of the product page by people who could buy it; each browser counts once a day. Counted since this feature exists',
  sales: 'Sales: paid order lines',
  revenue:
    'Revenue minus refunds of the period, in the currency of the business, including tax and payment fees; below 0 if refunds were higher',
};

export class ProductFiguresResponse {
  @Whole({ example: 120, description: DEFINITION.views }) views: number;
  @Whole({ example: 6, description: DEFINITION.sales }) sales: number;
  @Whole({ example: 0, description: 'People who claimed it while it was free' }) claims: number;
  @Text({ example: '582.00', description: DEFINITION.revenue }) revenue: string;

  @percent(
    'Sales and claims divided by views. null without views; above 100 if people buy without opening the page',
  )
  conversionPercent: number | null;
}

export class ProductPointResponse {
  @CalendarDay({ example: '2027-03-01', description: 'First day of the interval' }) start: string;
  @Whole({ example: 17 }) views: number;
  @Whole({ example: 1 }) sales: number;
  @Text({ example: '97.00' }) revenue: string;
}

export class LessonFiguresResponse {
  @Id() id: string;
  @Text({ example: 'The three-breath pause' }) title: string;
  @Id() moduleId: string;
  @Text({ example: 'Beginnings' }) moduleTitle: string;

  @Whole({
    example: 9,
    description: 'Finished the lesson or a video in it, played one, or left the course there',
  })
  began: number;

  @Whole({ example: 7 }) completed: number;
  @percent('Of all enrolled students') beganPercent: number | null;
  @percent('Of all enrolled students') completedPercent: number | null;

  @Whole({
    example: 2,
    description: 'Members whose furthest lesson it is, among those who haven’t finished',
  })
  standing: number;

  @Flag('Whether it’s the lesson where most members left off; at most one') isMostCommon: boolean;

  @Whole({
    example: 1840,
    description: 'Seconds of its videos that were played; watching twice counts twice',
  })
  watchedSeconds: number;
}

/** Progress of everyone enrolled now, whenever they enrolled. */
export class CourseFiguresResponse {
  @Whole({ example: 12 }) studentCount: number;
  @Whole({ example: 4, description: 'Members who finished the course' }) completed: number;
  @percent('Of all enrolled students') completionPercent: number | null;
  @Whole({ example: 1, description: 'Members who haven’t started' }) notBegun: number;
  @Whole({ example: 43_200 }) watchedSeconds: number;
  @ListOf(LessonFiguresResponse, 'In course order') lessons: LessonFiguresResponse[];
}

export class AnalysedProductResponse {
  @Id() id: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Choice(PRODUCT_STATUSES) status: ProductStatus;
  @Whole({ example: 12, description: 'Current owners' }) studentCount: number;

  @Decimal({ nullable: true, example: 4.8, description: 'Average of visible reviews; null: none yet' })
  rating: number | null;

  @Whole({ example: 5 }) reviewCount: number;
}

export class ProductAnalyticsResponse {
  @Nested(AnalysedProductResponse) product: AnalysedProductResponse;
  @Nested(PeriodResponse) period: PeriodResponse;
  @Nested(ProductFiguresResponse) figures: ProductFiguresResponse;

  @Nested(ProductFiguresResponse, {
    nullable: true,
    description: 'Figures of the previous period; null for all time',
  })
  before: ProductFiguresResponse | null;

  @ListOf(ProductPointResponse, 'Without gaps, oldest first') series: ProductPointResponse[];

  @Nested(CourseFiguresResponse, { nullable: true, description: 'null if it isn’t a course' })
  course: CourseFiguresResponse | null;
}

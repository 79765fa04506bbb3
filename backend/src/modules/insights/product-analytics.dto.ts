import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../catalog/index.js';
import { PeriodResponse } from './period.dto.js';

const percent = (description: string) =>
  ApiProperty({ type: Number, nullable: true, example: 12.5, description: `Percent. ${description}` });

const DEFINITION = {
  views:
    'Times the product’s page was opened by someone who could buy it; each browser counts once a day. Counted since this was built in',
  sales: 'Purchases: paid order lines',
  revenue:
    'What buyers paid for it less what went back in the period, in the currency of the business: tax and the payment provider’s fees included; below 0 when more went back',
};

/** Figures of a product in one period. */
export class ProductFiguresResponse {
  @ApiProperty({ type: 'integer', example: 120, description: DEFINITION.views })
  views: number;

  @ApiProperty({ type: 'integer', example: 6, description: DEFINITION.sales })
  sales: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'People who took it while it was free' })
  claims: number;

  @ApiProperty({ example: '582.00', description: DEFINITION.revenue })
  revenue: string;

  @percent('Sales and claims ÷ views. Null without views; above 100 when people buy without opening the page')
  conversionPercent: number | null;
}

export class ProductPointResponse {
  @ApiProperty({ format: 'date', example: '2027-03-01', description: 'The first day it stands for' })
  start: string;

  @ApiProperty({ type: 'integer', example: 17 })
  views: number;

  @ApiProperty({ type: 'integer', example: 1 })
  sales: number;

  @ApiProperty({ example: '97.00' })
  revenue: string;
}

export class LessonFiguresResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The three-breath pause' })
  title: string;

  @ApiProperty({ format: 'uuid' })
  moduleId: string;

  @ApiProperty({ example: 'Beginnings' })
  moduleTitle: string;

  @ApiProperty({
    type: 'integer',
    example: 9,
    description: 'Finished it or a video of it, played one, or left the course there',
  })
  began: number;

  @ApiProperty({ type: 'integer', example: 7 })
  completed: number;

  @percent('Of all who are enrolled')
  beganPercent: number | null;

  @percent('Of all who are enrolled')
  completedPercent: number | null;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Whose furthest lesson it is, of those who have not finished the course',
  })
  standing: number;

  @ApiProperty({ description: 'More stand at no other lesson; one at most' })
  mostStandHere: boolean;

  @ApiProperty({
    type: 'integer',
    example: 1840,
    description: 'Seconds of its videos really played; watching twice counts twice',
  })
  secondsWatched: number;
}

/** Progress of everyone enrolled now, whenever they enrolled, and of nobody else. */
export class CourseFiguresResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  students: number;

  @ApiProperty({ type: 'integer', example: 4, description: 'Finished the course' })
  completed: number;

  @percent('Of all who are enrolled')
  completionPercent: number | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Have begun no lesson yet' })
  notBegun: number;

  @ApiProperty({ type: 'integer', example: 43_200 })
  secondsWatched: number;

  @ApiProperty({ type: [LessonFiguresResponse], description: 'In the course’s order' })
  lessons: LessonFiguresResponse[];
}

export class AnalysedProductResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ enum: PRODUCT_STATUSES })
  status: ProductStatus;

  @ApiProperty({ type: 'integer', example: 12, description: 'People who own it now' })
  students: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 4.8,
    description: 'Of visible reviews; null: none yet',
  })
  rating: number | null;

  @ApiProperty({ type: 'integer', example: 5 })
  reviewCount: number;
}

export class ProductAnalyticsResponse {
  @ApiProperty({ type: AnalysedProductResponse })
  product: AnalysedProductResponse;

  @ApiProperty({ type: PeriodResponse })
  period: PeriodResponse;

  @ApiProperty({ type: ProductFiguresResponse })
  figures: ProductFiguresResponse;

  @ApiProperty({
    type: ProductFiguresResponse,
    nullable: true,
    description: 'Of the period before; null for all there is',
  })
  before: ProductFiguresResponse | null;

  @ApiProperty({ type: [ProductPointResponse], description: 'Without gaps, the oldest first' })
  series: ProductPointResponse[];

  @ApiProperty({ type: CourseFiguresResponse, nullable: true, description: 'Null for what is no course' })
  course: CourseFiguresResponse | null;
}

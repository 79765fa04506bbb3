import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { PRODUCT_STATUSES, type ProductStatus } from '../catalog/index.js';
import { PeriodResponse } from './period.dto.js';

const percent = (description: string) =>
  ApiProperty({ type: Number, nullable: true, example: 12.5, description: `Percent. ${description}` });

const DEFINITION = {
  views:
    'Views of the product page by people who could buy it; each browser counts once a day. Counted since this feature exists',
  sales: 'Sales: paid order lines',
  revenue:
    'Revenue minus refunds of the period, in the currency of the business, including tax and payment fees; below 0 if refunds were higher',
};

/** Figures of a product in one period. */
export class ProductFiguresResponse {
  @ApiProperty({ type: 'integer', example: 120, description: DEFINITION.views })
  views: number;

  @ApiProperty({ type: 'integer', example: 6, description: DEFINITION.sales })
  sales: number;

  @ApiProperty({ type: 'integer', example: 0, description: 'People who claimed it while it was free' })
  claims: number;

  @ApiProperty({ example: '582.00', description: DEFINITION.revenue })
  revenue: string;

  @percent(
    'Sales and claims divided by views. null without views; above 100 if people buy without opening the page',
  )
  conversionPercent: number | null;
}

export class ProductPointResponse {
  @ApiProperty({ format: 'date', example: '2027-03-01', description: 'First day of the interval' })
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
    description: 'Finished the lesson or a video in it, played one, or left the course there',
  })
  began: number;

  @ApiProperty({ type: 'integer', example: 7 })
  completed: number;

  @percent('Of all enrolled students')
  beganPercent: number | null;

  @percent('Of all enrolled students')
  completedPercent: number | null;

  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Members whose furthest lesson it is, among those who haven’t finished',
  })
  standing: number;

  @ApiProperty({ description: 'Whether it’s the lesson where most members left off; at most one' })
  mostStandHere: boolean;

  @ApiProperty({
    type: 'integer',
    example: 1840,
    description: 'Seconds of its videos that were played; watching twice counts twice',
  })
  secondsWatched: number;
}

/** Progress of everyone enrolled now, whenever they enrolled, and of nobody else. */
export class CourseFiguresResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  students: number;

  @ApiProperty({ type: 'integer', example: 4, description: 'Members who finished the course' })
  completed: number;

  @percent('Of all enrolled students')
  completionPercent: number | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Members who haven’t started' })
  notBegun: number;

  @ApiProperty({ type: 'integer', example: 43_200 })
  secondsWatched: number;

  @ApiProperty({ type: [LessonFiguresResponse], description: 'In course order' })
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

  @ApiProperty({ type: 'integer', example: 12, description: 'Current owners' })
  students: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 4.8,
    description: 'Average of visible reviews; null: none yet',
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
    description: 'Figures of the previous period; null for all time',
  })
  before: ProductFiguresResponse | null;

  @ApiProperty({ type: [ProductPointResponse], description: 'Without gaps, oldest first' })
  series: ProductPointResponse[];

  @ApiProperty({ type: CourseFiguresResponse, nullable: true, description: 'null if it isn’t a course' })
  course: CourseFiguresResponse | null;
}

import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../../providers/client';
import type { Span } from '../../../shared/figures/period';

export type ProductAnalytics = Schemas['ProductAnalyticsResponse'];
export type CourseFigures = Schemas['CourseFiguresResponse'];
export type LessonFigures = Schemas['LessonFiguresResponse'];

export const readAnalytics = (id: string, span: Span): Promise<ProductAnalytics> =>
  body(api.GET('/api/creator/products/{id}/analytics', { params: { path: { id }, query: span } }));

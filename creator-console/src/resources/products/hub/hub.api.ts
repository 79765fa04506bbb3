import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api } from '../../../providers/client';

export type ProductStudent = Schemas['ProductStudentResponse'];
export type WidgetResult = Schemas['WidgetResultResponse'];
export type QuizSummary = Schemas['QuizSummaryResponse'];
export type ResultName = Schemas['ResultNameResponse'];

export const PAGE = 25;
const rangeOf = (page: number): string => JSON.stringify([page * PAGE, page * PAGE + PAGE - 1]);

export const readStudents = (id: string, page: number): Promise<ProductStudent[]> =>
  body(
    api.GET('/api/creator/products/{id}/students', {
      params: { path: { id }, query: { range: rangeOf(page) } },
    }),
  );

export const readResults = (id: string): Promise<WidgetResult[]> =>
  itemsOf(api.GET('/api/creator/products/{id}/results', { params: { path: { id } } }));

export const readQuizzes = (id: string): Promise<QuizSummary[]> =>
  itemsOf(api.GET('/api/creator/products/{id}/quizzes', { params: { path: { id } } }));

export const readNames = (id: string, widgetId: string, page: number): Promise<ResultName[]> =>
  body(
    api.GET('/api/creator/products/{id}/results/{widgetId}', {
      params: { path: { id, widgetId }, query: { range: rangeOf(page) } },
    }),
  );

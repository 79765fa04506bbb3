import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type PaymentReview = components['schemas']['PaymentReviewResponse'];

/** What waits is given; the note is kept with it. */
export const grant = (id: string, note: string): Promise<PaymentReview> =>
  body(api.POST('/api/creator/payment-reviews/{id}/grant', { params: { path: { id } }, body: { note } }));

/** The server's words for why it refused; undefined when it was not the server that failed. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;

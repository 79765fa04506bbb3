import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type PaymentReview = components['schemas']['PaymentReviewResponse'];

export type Decision = 'grant' | 'resolve';

/** What waits is given, or was refunded; the note is kept with it. */
export function decide(id: string, decision: Decision, note: string): Promise<PaymentReview> {
  const call = { params: { path: { id } }, body: { note } };
  return body(
    decision === 'grant'
      ? api.POST('/api/creator/payment-reviews/{id}/grant', call)
      : api.POST('/api/creator/payment-reviews/{id}/resolve', call),
  );
}

/** The server's words for why it refused; undefined when it was not the server that failed. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem?.message : undefined;

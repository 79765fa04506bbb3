import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];

/** What the coach decides about money that has come. */
export const orderActs = {
  /** What a refund would give back and close; without lines, of the whole order. */
  previewRefund: (id: string, lineIds?: string[]): Promise<Schemas['RefundPreviewResponse']> =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/preview', {
        params: { path: { id } },
        body: lineIds ? { lineIds } : {},
      }),
    ),
  /** Without lines, the whole order. */
  refundOrder: (id: string, refund: Schemas['RefundOrderRequest']) =>
    body(api.POST('/api/creator/orders/{id}/refunds', { params: { path: { id } }, body: refund })),
  /** For which lines a part was refunded at the payment provider. */
  decideRefund: (id: string, refundId: string, lineIds: string[]) =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/{refundId}/decision', {
        params: { path: { id, refundId } },
        body: { lineIds },
      }),
    ),
  /** To its recipient, with a new link; those sent before stay good. */
  sendGiftAgain: (id: string) =>
    body(api.POST('/api/creator/gifts/{id}/mails', { params: { path: { id } } })),
  /** What a payment waits for is given; the note is kept with it. */
  grantPaymentReview: (id: string, note: string): Promise<Schemas['PaymentReviewResponse']> =>
    body(api.POST('/api/creator/payment-reviews/{id}/grant', { params: { path: { id } }, body: { note } })),
} as const;

import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Schemas = components['schemas'];

export const orderActs = {
  /** Previews the amount a refund returns and the access it ends; without lines, for the whole order. */
  previewRefund: (id: string, lineIds?: string[]): Promise<Schemas['RefundPreviewResponse']> =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/preview', {
        params: { path: { id } },
        body: lineIds ? { lineIds } : {},
      }),
    ),
  /** Refunds these lines; without lines, the whole order. */
  refundOrder: (id: string, refund: Schemas['RefundOrderRequest']) =>
    body(api.POST('/api/creator/orders/{id}/refunds', { params: { path: { id } }, body: refund })),
  /** Assigns a partial refund made at the payment provider to order lines. */
  decideRefund: (id: string, refundId: string, lineIds: string[]) =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/{refundId}/decision', {
        params: { path: { id, refundId } },
        body: { lineIds },
      }),
    ),
  /** Emails the gift to its recipient again, with a new link; earlier links stay valid. */
  sendGiftAgain: (id: string) =>
    body(api.POST('/api/creator/gifts/{id}/mails', { params: { path: { id } } })),
  /** Grants the products of a payment under review. The note is stored with the review. */
  grantPaymentReview: (id: string, note: string): Promise<Schemas['PaymentReviewResponse']> =>
    body(api.POST('/api/creator/payment-reviews/{id}/grant', { params: { path: { id } }, body: { note } })),
} as const;

import { body, type Schemas } from '@sanctum/openapi';
import { api, at, on, readIn } from './client';

/** A review as the coach read it; one changed since is refused. */
type Read = Pick<Schemas['CoachReviewResponse'], 'id' | 'version'>;

const review = ({ id, version }: Read) => readIn({ id }, version);

/** Actions on products, coupons, orders and reviews. */
export const shopActs = {
  publishProduct: (id: string) => body(api.POST('/api/creator/products/{id}/publish', at(id))),
  unpublishProduct: (id: string) => body(api.POST('/api/creator/products/{id}/unpublish', at(id))),
  /** Schedules publication; null cancels the schedule. */
  scheduleProduct: (id: string, publishAt: string | null) =>
    body(api.POST('/api/creator/products/{id}/schedule', { ...at(id), body: { publishAt } })),
  archiveProduct: (id: string) => body(api.POST('/api/creator/products/{id}/archive', at(id))),
  restoreProduct: (id: string) => body(api.POST('/api/creator/products/{id}/restore', at(id))),
  setProductTopics: (id: string, tags: Schemas['CreatorProductResponse']['tags']) =>
    body(api.PATCH('/api/creator/products/{id}', { ...at(id), body: { tags } })),
  duplicateProduct: (id: string) => body(api.POST('/api/creator/products/{id}/duplicate', at(id))),
  /** Sets whether a product is for pairs. If so, everyone who gets it from now on has a second seat. */
  setForPairs: (id: string, isForPairs: boolean) =>
    body(api.PUT('/api/creator/products/{id}/pairs', { ...at(id), body: { isForPairs } })),
  /** Sets all offers on sale; the others are archived. */
  setOffers: (id: string, offers: readonly Schemas['OfferRequest'][]) =>
    body(api.PUT('/api/creator/products/{id}/offers', { ...at(id), body: { offers: [...offers] } })),

  archiveCoupon: (id: string) => body(api.POST('/api/creator/coupons/{id}/archive', at(id))),
  restoreCoupon: (id: string) => body(api.POST('/api/creator/coupons/{id}/restore', at(id))),

  /** Previews the amount a refund returns and the access it ends; without lines, for the whole order. */
  previewRefund: (id: string, lineIds?: string[]) =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/preview', { ...at(id), body: lineIds ? { lineIds } : {} }),
    ),
  /** Refunds these lines; without lines, the whole order. */
  refundOrder: (id: string, refund: Schemas['RefundOrderRequest']) =>
    body(api.POST('/api/creator/orders/{id}/refunds', { ...at(id), body: refund })),
  /** Assigns a partial refund made at the payment provider to order lines. */
  decideRefund: (id: string, refundId: string, lineIds: string[]) =>
    body(
      api.POST('/api/creator/orders/{id}/refunds/{refundId}/choose-lines', {
        ...on({ id, refundId }),
        body: { lineIds },
      }),
    ),
  /** Emails the gift to its recipient again, with a new link; earlier links stay valid. */
  sendGiftAgain: (id: string) => body(api.POST('/api/creator/gifts/{id}/resend', at(id))),
  /** Grants the products of a payment under review. The note is stored with the review. */
  grantPaymentReview: (id: string, note: string) =>
    body(api.POST('/api/creator/payment-reviews/{id}/grant', { ...at(id), body: { note } })),

  publishReview: (read: Read) => body(api.POST('/api/creator/reviews/{id}/publish', review(read))),
  hideReview: (read: Read, reason: string) =>
    body(api.POST('/api/creator/reviews/{id}/hide', { ...review(read), body: { reason } })),
  answerReview: (read: Read, answer: string) =>
    body(api.PUT('/api/creator/reviews/{id}/answer', { ...review(read), body: { answer } })),
  removeReviewAnswer: (read: Read) => api.DELETE('/api/creator/reviews/{id}/answer', review(read)),
};

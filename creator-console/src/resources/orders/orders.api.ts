import { body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type OrderRow = components['schemas']['CoachOrderResponse'];
export type Order = components['schemas']['CoachOrderDetailResponse'];
export type OrderLine = components['schemas']['CoachOrderLineResponse'];
export type OrderRefund = components['schemas']['OrderRefundResponse'];
export type Happening = components['schemas']['OrderHappeningResponse'];

/** Without lines, the whole order. */
export const refundOrder = (
  id: string,
  refund: components['schemas']['RefundOrderRequest'],
): Promise<unknown> =>
  body(api.POST('/api/creator/orders/{id}/refunds', { params: { path: { id } }, body: refund }));

/** For which lines a part was refunded at the payment provider. */
export const decideRefund = (id: string, refundId: string, lineIds: string[]): Promise<unknown> =>
  body(
    api.POST('/api/creator/orders/{id}/refunds/{refundId}/decision', {
      params: { path: { id, refundId } },
      body: { lineIds },
    }),
  );

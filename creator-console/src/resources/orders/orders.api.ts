import type { components } from '@sanctum/openapi';

export type OrderRow = components['schemas']['CoachOrderResponse'];
export type Order = components['schemas']['CoachOrderDetailResponse'];
export type OrderLine = components['schemas']['CoachOrderLineResponse'];
export type OrderGift = components['schemas']['CoachOrderGiftResponse'];
export type OrderRefund = components['schemas']['OrderRefundResponse'];
export type OrderDispute = components['schemas']['OrderDisputeResponse'];
export type Happening = components['schemas']['OrderHappeningResponse'];
export type MoneyCheck = components['schemas']['MoneyCheck'];

import type { Schemas } from '@sanctum/openapi';

export type OrderRow = Schemas['CoachOrderResponse'];
export type Order = Schemas['CoachOrderDetailResponse'];
export type OrderLine = Schemas['CoachOrderLineResponse'];
export type OrderGift = Schemas['CoachOrderGiftResponse'];
export type OrderRefund = Schemas['OrderRefundResponse'];
export type OrderDispute = Schemas['OrderDisputeResponse'];
export type Happening = Schemas['OrderHappeningResponse'];
export type MoneyCheck = Schemas['MoneyCheck'];

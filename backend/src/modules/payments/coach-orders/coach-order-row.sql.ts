import { type Cents, toDecimal } from '../../../kernel/money.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { members } from '../../accounts/index.js';
import type { CoachOrderResponse } from './coach-orders.dto.js';

type Buyer = RowOf<typeof members>;
export type OrderFactsRow = Pick<
  CoachOrderResponse,
  | 'id'
  | 'number'
  | 'receiptNumber'
  | 'status'
  | 'buyerId'
  | 'currency'
  | 'products'
  | 'secondSeats'
  | 'waits'
  | 'dispute'
  | 'taxName'
> & {
  receivedAt: Date;
  receivedCents: Cents;
  taxCents: Cents;
  refundedCents: Cents;
  feeCents: Cents | null;
  buyerName: Buyer['name'] | null;
  buyerEmail: Buyer['mailAddress'];
};

export const asCoachOrder = (row: OrderFactsRow): CoachOrderResponse => ({
  id: row.id,
  number: row.number,
  receiptNumber: row.receiptNumber,
  status: row.status,
  receivedAt: row.receivedAt.toISOString(),
  buyerId: row.buyerId,
  buyerName: row.buyerName,
  buyerEmail: row.buyerEmail,
  products: row.products,
  secondSeats: row.secondSeats,
  received: toDecimal(row.receivedCents),
  refunded: toDecimal(row.refundedCents),
  fee: row.feeCents === null ? null : toDecimal(row.feeCents),
  tax: toDecimal(row.taxCents),
  taxName: row.taxName,
  currency: row.currency,
  waits: row.waits,
  dispute: row.dispute,
});

import { LINES_OF_VERSION, SELLER, TAX_NAME } from '../order-lines.sql.js';
import type { TaxName } from '../../../kernel/tax-policy.js';
import type { OrderStatus } from '../order-states.js';
import type { OrderedOffer, OrderedPart } from '../ordered-parts.js';

export interface PaidOrder {
  orderId: string;
  number: string;
  receiptNumber: string | null;
  /** Seller; null before payment, and for sales from before sellers were stored. */
  seller: { name: string; address: string; taxNumber: string } | null;
  accountId: string;
  status: OrderStatus;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  couponId: string | null;
  couponCode: string | null;
  taxCents: number;
  taxName: TaxName | null;
  totalCents: number;
  /** Payment intent at the provider; null: a coupon made the order free. */
  intentId: string | null;
  lines: OrderedLine[];
}

export interface OrderedLine {
  id: string;
  productId: string;
  type: string;
  title: string;
  amountCents: number;
  discountCents: number;
  addedTaxCents: number;
  isGift: boolean;
  /** State of the gift; null: not a gift. */
  gift: { isForWard: boolean } | null;
  /** Booking that the line pays for; null: none. */
  bookingId: string | null;
  /** Offer that it bought; null: the product's own price. */
  offer: OrderedOffer | null;
  parts: OrderedPart[];
}

/** Columns of a PaidOrder, from order `o` and its version `v`. */
export const PAID_ORDER = `o.id as "orderId", o.number, o.receipt_number as "receiptNumber", ${SELLER} as seller,
  o.account_id as "accountId", o.status, v.currency, v.subtotal_cents as "subtotalCents", v.discount_cents as "discountCents",
  v.coupon_id as "couponId", v.coupon_code as "couponCode", v.tax_cents as "taxCents", ${TAX_NAME} as "taxName",
  v.total_cents as "totalCents", v.payment_intent_id as "intentId", ${LINES_OF_VERSION} as lines`;

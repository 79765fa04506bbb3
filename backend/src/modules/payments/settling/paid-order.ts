import type { TaxName } from '../../../kernel/tax-policy.js';
import type { OrderStatus } from '../order-states.js';
import type { OrderedPart } from '../ordered-parts.js';

/** An order with the version of it that was paid. */
export interface PaidOrder {
  orderId: string;
  number: string;
  /** Given when its money came. */
  receiptNumber: string | null;
  /** Who sold it; null before its money came, and for what was sold before that was kept. */
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
  /** What paid it at the payment provider; null: a coupon made it free. */
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
  /** For somebody else. */
  isGift: boolean;
  /** How it stands as a gift; null: it is none. */
  gift: { isForWard: boolean } | null;
  /** The booking that it pays for; null: none. */
  bookingId: string | null;
  /** What comes with a bundle. */
  parts: OrderedPart[];
}

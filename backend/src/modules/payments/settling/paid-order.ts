import type { TaxName } from '../../../kernel/tax-policy.js';
import type { OrderStatus } from '../order-states.js';
import type { OrderedPart } from '../ordered-parts.js';

export interface PaidOrder {
  orderId: string;
  number: string;
  /** Receipt number, assigned on payment. */
  receiptNumber: string | null;
  /** Seller; null before payment, and for sales from before sellers were kept. */
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
  /** True if the line is a gift. */
  isGift: boolean;
  /** State of the gift; null: not a gift. */
  gift: { isForWard: boolean } | null;
  /** Booking that the line pays for; null: none. */
  bookingId: string | null;
  /** Parts of a bundle. */
  parts: OrderedPart[];
}

import type { StoredTerm } from '../../../kernel/access-term.js';
import type { Cents } from '../../../kernel/money.js';
import type { TaxName } from '../../../kernel/tax-policy.js';
import type { ProductType } from '../../../kernel/product-types.js';
import type { OrderedPart } from '../ordered-parts.js';

/** Order as it was when the intent was created: later changes of products or cart do not affect it. */
export interface Snapshot {
  currency: string;
  /** The sum of the prices, before the coupon. */
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  taxName: TaxName | null;
  totalCents: Cents;
  coupon: SnapshotCoupon | null;
  lines: SnapshotLine[];
}

export interface SnapshotCoupon {
  id: string;
  code: string;
  /** True if the coupon's use is limited, so that others may need it. */
  isLimited: boolean;
}

export interface SnapshotLine {
  productId: string;
  type: ProductType;
  title: string;
  thumbnailUrl: string | null;
  parts: OrderedPart[];
  /** Chosen offer; null: the product's own price. */
  offer: SnapshotOffer | null;
  /** Recipient of the gift; null: not a gift. */
  gift: SnapshotGift | null;
  /** The buyer's ward whose account gets the product; null: none. */
  ward: SnapshotWard | null;
  /** Booked time that the line pays for; null: none. */
  heldTime: SnapshotTime | null;
  /** Amount due: price minus discount, plus tax if it is added. */
  amountCents: Cents;
  discountCents: Cents;
  /** Tax within the amount. */
  taxCents: Cents;
}

interface SnapshotOffer extends StoredTerm {
  id: string;
  name: string;
}

export interface SnapshotTime {
  bookingId: string;
  startsAt: string;
  /** End of the hold on the time. */
  payUntil: string;
}

export interface SnapshotWard {
  id: string;
  name: string;
}

export interface SnapshotGift {
  recipientEmail: string;
  recipientName: string;
  message: string | null;
}

/** Key that is equal for equal carts, regardless of the order of lines: same products, offers, recipients, amounts and coupon. */
export function fingerprintOf({ currency, taxCents, taxName, coupon, lines }: Snapshot): string {
  const things = lines
    .map(({ productId, amountCents, parts, offer, gift, ward, heldTime }) =>
      [
        productId,
        amountCents,
        ...parts.map((part) => part.productId),
        ...(offer ? [JSON.stringify([offer.id, offer.name, offer.accessDays, offer.accessUntil])] : []),
        ...(heldTime ? [heldTime.bookingId] : []),
        ...(ward ? [ward.id] : []),
        ...(gift ? [JSON.stringify([gift.recipientEmail, gift.recipientName, gift.message])] : []),
      ].join(':'),
    )
    .sort();
  const named = taxName ? [`${taxName.label} ${taxName.isIncluded}`] : [];
  return [currency, taxCents, ...things, ...(coupon ? [coupon.id] : []), ...named].join(' ');
}

/** The price of a line before discount and tax. */
export const priceOf = (
  { amountCents, discountCents, taxCents }: Pick<SnapshotLine, 'amountCents' | 'discountCents' | 'taxCents'>,
  taxName: TaxName | null,
): Cents => amountCents + discountCents - (taxName && !taxName.isIncluded ? taxCents : 0);

import { type Cents, LEAST_PRICE, sum } from '../../kernel/money.js';
import { shareOut } from '../../kernel/share-out.js';
import type { CouponKind } from './coupon-kinds.js';

export interface Offer {
  kind: CouponKind;
  percent: number | null;
  amountCents: Cents | null;
  /** Empty: all products. */
  productIds: readonly string[];
}

export interface PricedLine {
  productId: string;
  amountCents: Cents;
}

export interface LineDiscount {
  productId: string;
  discountCents: Cents;
}

/**
 * Spreads a coupon over the lines, to the cent and regardless of their order. A line is free only if the coupon covers
 * all of it; otherwise at least the smallest card charge remains, so no total lies between zero and that charge
 * (docs/decisions/coupons-up-to-the-whole-price.md). Lines without a discount are left out.
 */
export function discountsOf(offer: Offer, lines: readonly PricedLine[]): LineDiscount[] {
  const { productIds, percent, amountCents } = offer;
  const meant = lines.filter(({ productId }) => productIds.length === 0 || productIds.includes(productId));
  const discounts =
    percent === null
      ? shareAmong(amountCents ?? 0, meant)
      : meant.map((line) => ({ productId: line.productId, discountCents: percentOff(percent, line) }));
  return discounts.filter(({ discountCents }) => discountCents > 0);
}

/** Discount of each payment of a subscription: less than its price, because each needs a card. */
export function recurringDiscountOf(offer: Offer, line: PricedLine): Cents {
  const [found] = discountsOf(offer, [line]);
  return found ? Math.min(found.discountCents, roomOf(line)) : 0;
}

const percentOff = (percent: number, line: PricedLine): Cents =>
  percent === 100 ? line.amountCents : Math.min(Math.round((line.amountCents * percent) / 100), roomOf(line));

const roomOf = ({ amountCents }: PricedLine): Cents => Math.max(0, amountCents - LEAST_PRICE);

/** Shares a fixed amount among the lines in proportion to their prices; all lines are free if it covers them together. */
function shareAmong(wanted: Cents, lines: readonly PricedLine[]): LineDiscount[] {
  if (wanted >= sum(lines.map(({ amountCents }) => amountCents)))
    return lines.map(({ productId, amountCents }) => ({ productId, discountCents: amountCents }));
  const rooms = lines
    .map((line) => ({ productId: line.productId, room: roomOf(line) }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const total = Math.min(wanted, sum(rooms.map(({ room }) => room)));
  const shares = shareOut(
    total,
    rooms.map(({ room }) => room),
  );
  return rooms.map(({ productId }, place) => ({ productId, discountCents: shares[place]! }));
}

import { type Cents, LEAST_PRICE, sum } from '../../kernel/money.js';
import type { CouponKind } from './coupon-kinds.js';

/** What a coupon takes off, and of which products. */
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
 * What a coupon takes off which line, to the cent and the same whatever the order of the lines. Of every line at least the
 * smallest charge of a card remains (product rule 4.17), so that each can be paid for and refunded by itself. Lines
 * that keep their price are not in the answer.
 */
export function discountsOf(offer: Offer, lines: readonly PricedLine[]): LineDiscount[] {
  const { productIds, percent, amountCents } = offer;
  const meant = lines.filter(({ productId }) => productIds.length === 0 || productIds.includes(productId));
  const discounts =
    percent === null
      ? shareOut(amountCents ?? 0, meant)
      : meant.map((line) => ({
          productId: line.productId,
          discountCents: Math.min(Math.round((line.amountCents * percent) / 100), roomOf(line)),
        }));
  return discounts.filter(({ discountCents }) => discountCents > 0);
}

const roomOf = ({ amountCents }: PricedLine): Cents => Math.max(0, amountCents - LEAST_PRICE);

/** In proportion to what each line has to give; the cents that are left go to the largest remainders. */
function shareOut(wanted: Cents, lines: readonly PricedLine[]): LineDiscount[] {
  const rooms = lines
    .map((line) => ({ productId: line.productId, room: roomOf(line) }))
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const all = sum(rooms.map(({ room }) => room));
  const total = Math.min(wanted, all);
  if (total === 0) return [];
  const shares = rooms.map(({ productId, room }) => ({
    productId,
    discountCents: Math.floor((total * room) / all),
    remainder: (total * room) % all,
  }));
  let left = total - sum(shares.map(({ discountCents }) => discountCents));
  for (const share of shares.toSorted((a, b) => b.remainder - a.remainder)) {
    if (left === 0) break;
    share.discountCents += 1;
    left -= 1;
  }
  return shares.map(({ productId, discountCents }) => ({ productId, discountCents }));
}

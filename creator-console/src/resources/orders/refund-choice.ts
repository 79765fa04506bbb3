import type { Order, OrderLine } from './orders.api';

export interface RefundChoice {
  /** Undefined: the whole order, or all that is left of it. */
  lineIds: string[] | undefined;
  amount: string;
}

const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

export const refundableLines = ({ lines }: Order): OrderLine[] =>
  lines.filter(({ refundable }) => refundable !== null);

/** What the server will give back for these lines; it compares the sum before any money moves. */
export function choiceOf(order: Order, chosen: readonly OrderLine[]): RefundChoice {
  if (chosen.length === refundableLines(order).length)
    return { lineIds: undefined, amount: order.refundable };
  const sum = chosen.reduce((total, { refundable }) => total + cents(refundable ?? '0'), 0);
  return { lineIds: chosen.map(({ id }) => id), amount: (sum / 100).toFixed(2) };
}

/** Gifts that somebody has: the server refunds none of them. */
export const redeemedTitles = ({ lines }: Order): string =>
  lines
    .filter(({ gift }) => gift?.state === 'redeemed')
    .map(({ title }) => title)
    .join(', ');

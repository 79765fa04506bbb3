import type { Order, OrderLine } from './orders.api';

export interface RefundChoice {
  /** Lines to refund; undefined: the whole order, or what is left of it. */
  lineIds: string[] | undefined;
  amount: string;
}

const cents = (decimal: string): number => Math.round(Number(decimal) * 100);

export const refundableLines = ({ lines }: Order): OrderLine[] =>
  lines.filter(({ refundable }) => refundable !== null);

/** Calculates the refund for these lines. The server compares the amount before any money moves. */
export function choiceOf(order: Order, chosen: readonly OrderLine[]): RefundChoice {
  if (chosen.length === refundableLines(order).length)
    return { lineIds: undefined, amount: order.refundable };
  const sum = chosen.reduce((total, { refundable }) => total + cents(refundable ?? '0'), 0);
  return { lineIds: chosen.map(({ id }) => id), amount: (sum / 100).toFixed(2) };
}

/** Titles of redeemed gifts, which the server does not refund. */
export const redeemedTitles = ({ lines }: Order): string =>
  lines
    .filter(({ gift }) => gift?.state === 'redeemed')
    .map(({ title }) => title)
    .join(', ');

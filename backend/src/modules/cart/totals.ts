import { type Cents, sum } from '../../kernel/money.js';
import type { TaxName, TaxPolicy } from '../../kernel/tax-policy.js';

export interface PricedLine {
  productId: string;
  amountCents: Cents;
  discountCents?: Cents;
}

export type TaxedLine<Line extends PricedLine> = Line & {
  /** Tax of the line, contained in its price or added to it. */
  taxCents: Cents;
  /** Amount due: price minus discount, plus tax if it is added. */
  paidCents: Cents;
};

export interface Totals {
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  taxName: TaxName | null;
  totalCents: Cents;
}

/** Calculates tax line by line, so that a refund of a line returns that line's tax. */
export const taxed = <Line extends PricedLine>(lines: readonly Line[], tax: TaxPolicy): TaxedLine<Line>[] =>
  lines.map((line) => {
    const { productId, amountCents, discountCents = 0 } = line;
    const askedCents = amountCents - discountCents;
    const taxCents = tax.taxOn({ productId, amountCents: askedCents });
    return { ...line, taxCents, paidCents: askedCents + (tax.name?.isIncluded ? 0 : taxCents) };
  });

/** Sums the lines' amounts to pay (quantity 1 each), with tax included in or added to prices (product rule 4.4). */
export function totalsOf(lines: readonly PricedLine[], tax: TaxPolicy): Totals {
  const priced = taxed(lines, tax);
  return {
    subtotalCents: sum(lines.map((line) => line.amountCents)),
    discountCents: sum(lines.map((line) => line.discountCents ?? 0)),
    taxCents: sum(priced.map((line) => line.taxCents)),
    taxName: tax.name,
    totalCents: sum(priced.map((line) => line.paidCents)),
  };
}

import { type Cents, sum } from '../../kernel/money.js';

/** What a tax adapter is asked: amounts before tax. */
export interface TaxableLine {
  productId: string;
  amountCents: Cents;
}

/** Computes tax. One adapter for now, which answers nothing; a tax service can stand here later (product rule 4.4). */
export interface TaxPort {
  taxOn(lines: readonly TaxableLine[]): Cents;
}

export const noTax: TaxPort = { taxOn: () => 0 };

/** A line at its price, and what a coupon takes off it. */
export interface PricedLine extends TaxableLine {
  discountCents?: Cents;
}

export interface Totals {
  subtotalCents: Cents;
  discountCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
}

/** Total is the sum of the prices (each line's quantity is 1), less the discount, and the tax on that (product rule 4.4). */
export function totalsOf(lines: readonly PricedLine[], tax: TaxPort): Totals {
  const subtotalCents = sum(lines.map((line) => line.amountCents));
  const discountCents = sum(lines.map((line) => line.discountCents ?? 0));
  const taxCents = tax.taxOn(
    lines.map(({ productId, amountCents, discountCents: off = 0 }) => ({
      productId,
      amountCents: amountCents - off,
    })),
  );
  return { subtotalCents, discountCents, taxCents, totalCents: subtotalCents - discountCents + taxCents };
}

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

export interface Totals {
  subtotalCents: Cents;
  taxCents: Cents;
  totalCents: Cents;
}

/** Total is the sum of the prices (each line's quantity is 1) and the tax on them (product rule 4.4). */
export function totalsOf(lines: readonly TaxableLine[], tax: TaxPort): Totals {
  const subtotalCents = sum(lines.map((line) => line.amountCents));
  const taxCents = tax.taxOn(lines);
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents };
}

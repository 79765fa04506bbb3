import type { Cents } from './money.js';

export interface TaxableLine {
  productId: string;
  amountCents: Cents;
}

export interface TaxName {
  /** Label and rate: 'VAT 19%' */
  label: string;
  isIncluded: boolean;
}

/** Computes tax per line, in whole cents. A tax service can replace it later (product rule 4.4). */
export interface TaxPolicy {
  readonly name: TaxName | null;
  taxOn(line: TaxableLine): Cents;
}

export const noTax: TaxPolicy = { name: null, taxOn: () => 0 };

/** Tax rate in thousandths of a percent: 8875 is 8.875%. */
export type TaxRate = number;
const WHOLE = 100_000;

/** One rate for everything, contained in the prices or added to them; half a cent is rounded up. */
export function flatTax(word: string, rate: TaxRate, isIncluded: boolean): TaxPolicy {
  return {
    name: { label: `${word} ${rate / 1000}%`, isIncluded },
    taxOn: ({ amountCents }) =>
      isIncluded
        ? amountCents - Math.round((amountCents * WHOLE) / (WHOLE + rate))
        : Math.round((amountCents * rate) / WHOLE),
  };
}

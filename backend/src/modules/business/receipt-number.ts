export const TAX_KINDS = ['none', 'inclusive', 'exclusive'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

/** Receipt number: its serial, which only grows, and its printed form. */
export interface ReceiptNumber {
  serial: number;
  number: string;
}

const DIGITS = 5;

/** Printed form such as 'R-00042'. A new prefix changes later receipts only. */
export const printed = (prefix: string, serial: number): string =>
  `${prefix}${String(serial).padStart(DIGITS, '0')}`;

/** The number of a receipt: counted up for good, and as it is printed. */
export interface ReceiptNumber {
  serial: number;
  number: string;
}

const DIGITS = 5;

/** 'R-00042'. A later prefix changes later receipts only. */
export const printed = (prefix: string, serial: number): string =>
  `${prefix}${String(serial).padStart(DIGITS, '0')}`;

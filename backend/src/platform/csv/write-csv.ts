import Papa from 'papaparse';
import { FORMULA } from './formula.js';

export type Cell = string | number | null;

/** The mark by which spreadsheets know that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines of RFC 4180. Text that would run as a formula gets an apostrophe before it, and is text. Numbers stay numbers. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as Cell[][], { escapeFormulae: FORMULA })}\r\n`;

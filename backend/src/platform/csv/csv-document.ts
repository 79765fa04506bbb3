import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import Papa from 'papaparse';
import { attachment } from '../storage/content-disposition.js';
import { FORMULA } from './read-csv.js';

type Cell = string | number | null;

/** Byte order mark by which spreadsheets recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Formats lines of RFC 4180. Text that would run as a formula gets an apostrophe in front, which makes it text. Numbers
 * stay numbers.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as Cell[][], { escapeFormulae: FORMULA })}\r\n`;

/** Columns of a file by name: each function returns the cell of a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/**
 * Streams a file while it is read. Its first page is read before the response begins, so that a failure is still
 * reported.
 */
export async function csvDocument<Row>(
  columns: Columns<Row>,
  pages: AsyncGenerator<readonly Row[]>,
): Promise<AsyncGenerator<string>> {
  const first = await pages.next();
  return write(columns, first.done ? [] : first.value, pages);
}

async function* write<Row>(
  columns: Columns<Row>,
  first: readonly Row[],
  further: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<string> {
  const cells = (row: Row): Cell[] => Object.values(columns).map((cellOf) => cellOf(row));
  yield `${BYTE_ORDER_MARK}${csvLines([Object.keys(columns), ...first.map(cells)])}`;
  for await (const rows of further) yield csvLines(rows.map(cells));
}

export const csvFile = (name: string, document: AsyncGenerator<string>): StreamableFile =>
  new StreamableFile(Readable.from(document, { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: attachment(name),
  });

import Papa from 'papaparse';

/** Matches text that a spreadsheet runs as a formula, even after spaces and invisible characters, or in fullwidth. */
export const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

export interface CsvRow {
  /** Line of the file where the row begins, counted from 1. */
  line: number;
  cells: string[];
  /** True if a quotation mark is unclosed or misplaced. */
  isBroken: boolean;
}

/** Reads the first rows of a CSV file with any of the usual delimiters. Rows without any text are left out. */
export function readCsv(text: string, mostRows: number): CsvRow[] {
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const said = SAYS_DELIMITER.exec(lines);
  const table = said ? lines.slice(said[0].length) : lines;
  const { data, errors } = Papa.parse<string[]>(table, {
    newline: '\n',
    delimiter: said?.[1] ?? delimiterOf(table),
  });
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const rows: CsvRow[] = [];
  let line = said ? 2 : 1;
  for (const [index, cells] of data.entries()) {
    if (rows.length === mostRows) break;
    if (cells.some((cell) => cell.trim() !== ''))
      rows.push({ line, cells: cells.map(plain), isBroken: broken.has(index) });
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
  }
  return rows;
}

/** Matches the first line of an Excel file, which names the delimiter. */
const SAYS_DELIMITER = /^"?sep=([^\n])"?[^\n]*(?:\n|$)/i;

const DELIMITERS = [',', ';', '\t', '|'];

/** Returns the delimiter that gives the headings the most columns. */
function delimiterOf(text: string): string {
  const head = text.trim().split('\n', 1)[0] ?? '';
  const columns = (delimiter: string) => Papa.parse<string[]>(head, { delimiter }).data[0]?.length ?? 0;
  return DELIMITERS.toSorted((one, other) => columns(other) - columns(one))[0]!;
}

/** Removes the apostrophe that keeps an exported text from being a formula. */
const plain = (cell: string): string => {
  const text = cell.trim();
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1).trim() : text;
};

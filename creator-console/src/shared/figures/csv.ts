type Cell = string | number | null;

/** Text that a spreadsheet would run, as the server knows it: it gets an apostrophe before it, and is text. Numbers stay numbers. */
const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

function write(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with the byte order mark by which spreadsheets recognize UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(write).join(',')).join('\r\n')}\r\n`;

type Cell = string | number | null;

/**
 * Text that a spreadsheet would run as a formula, by the server's rule: it gets an apostrophe in front. Numbers stay
 * numbers.
 */
const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

function write(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV by RFC 4180, with the byte order mark that tells spreadsheets it is UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(write).join(',')).join('\r\n')}\r\n`;

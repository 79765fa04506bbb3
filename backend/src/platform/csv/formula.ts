/** Matches text that a spreadsheet runs as a formula, also after spaces and invisible characters, and fullwidth. */
export const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

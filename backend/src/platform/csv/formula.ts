/**
 * Matches text that a spreadsheet would run as a formula, even after spaces, quotes and invisible characters, and in fullwidth forms
 * of East Asian scripts.
 */
export const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

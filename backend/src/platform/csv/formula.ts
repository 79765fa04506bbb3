/**
 * Text that a spreadsheet would run as a formula, also behind spaces, quotes and signs nobody sees, and in the wide letters
 * of East Asia.
 */
export const FORMULA = /^[\s"'`\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]|^[\t\r\n]/u;

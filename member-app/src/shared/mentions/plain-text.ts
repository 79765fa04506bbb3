const SHORT = 420;
/** Matches a mention that was cut in two. */
const HALF_A_MENTION = /@\[[^\]]*$/;

/** Returns the start of a long text, cut between two words; null: short enough to be shown in full. */
export function beginningOf(text: string): string | null {
  const lines = text.split('\n');
  const fewLines = lines.length > 9 ? lines.slice(0, 7).join('\n') : text;
  if (fewLines.length <= SHORT * 1.15) return fewLines === text ? null : fewLines;
  const cut = fewLines.slice(0, SHORT);
  return cut
    .slice(0, Math.max(cut.lastIndexOf(' '), SHORT / 2))
    .replace(HALF_A_MENTION, '')
    .trimEnd();
}

export const SUMMARY_LIMIT = 300;

/** The first sentence of a description, for previews and search results, until the coach writes a better one. */
export function summaryOf(description: string): string {
  const paragraph = description.trim().split(/\n/, 1)[0]!.replaceAll(/\s+/g, ' ');
  const sentence = /^.+?[.!?…](?=\s|$)/u.exec(paragraph)?.[0] ?? paragraph;
  if (sentence.length <= SUMMARY_LIMIT) return sentence;
  // Cut between words; characters of two code units are never cut in half.
  const words = sentence.slice(0, SUMMARY_LIMIT - 1).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '');
  return `${words}…`;
}

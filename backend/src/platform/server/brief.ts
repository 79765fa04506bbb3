/** Max characters of a description; link previews cut longer ones in the middle of a word. */
const MOST_LETTERS = 200;

/** Puts the text on one line and cuts it after a whole word. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  return `${line.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …`;
}

/** How much longer than English another language may become. */
const LONGER = 1 / 3;

/** Every text between ⟦ and ⟧ and a third longer. The English words stay readable, so that tests still find them. */
export const marked = (words: Record<string, object>): Record<string, object> =>
  Object.fromEntries(Object.entries(words).map(([name, texts]) => [name, markAll(texts)]));

const markAll = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts as Record<string, string | object>).map(([key, text]) => [
      key,
      typeof text === 'string' ? markText(text) : markAll(text),
    ]),
  );

function markText(text: string): string {
  if (text === '') return text;
  const letters = text.replaceAll(/\{\{.*?\}\}/g, '').length;
  return `⟦${text}${padding(Math.ceil(letters * LONGER))}⟧`;
}

/** Short words, as a sentence has them, so that a line can be broken between them. */
const padding = (letters: number): string => ' ····'.repeat(Math.ceil(letters / 5)).slice(0, letters);

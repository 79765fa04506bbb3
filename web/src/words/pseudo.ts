/** Share by which another language may be longer than English. */
const LONGER = 1 / 3;

/** Separator between the plural forms of a text in react-admin. */
const FORMS = ' |||| ';

/**
 * Puts every text between ⟦ and ⟧ and makes it a third longer, including numbers and names. The English words stay
 * readable, so that tests still find them.
 */
export const marked = <T>(texts: T): T => mark(texts) as T;

function mark(text: unknown): unknown {
  if (typeof text === 'string') return text.split(FORMS).map(markText).join(FORMS);
  if (typeof text === 'function') return (...given: unknown[]) => mark(text(...given));
  if (Array.isArray(text)) return text.map(mark);
  if (typeof text === 'object' && text !== null)
    return Object.fromEntries(Object.entries(text).map(([name, value]) => [name, mark(value)]));
  return text;
}

/** Placeholders of a catalog, which are filled in later. */
const GAPS = /\{\{.*?\}\}/g;

const markText = (text: string): string =>
  /\p{L}{2}/u.test(text) ? `⟦${text}${padding(Math.ceil(text.replaceAll(GAPS, '').length * LONGER))}⟧` : text;

/** Makes short words, so that lines can break between them. */
const padding = (letters: number): string => ' ····'.repeat(Math.ceil(letters / 5)).slice(0, letters);

import type { SiteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

/** Stored content in the form of this release: fields that a later release has added start with their default texts. */
export function completeContent(stored: object): SiteContent {
  const { translations, ...english } = complete(STARTING_CONTENT, stored) as SiteContent;
  const es = besideItsText(translations.es, STARTING_CONTENT.translations.es, {
    english,
    starting: STARTING_CONTENT,
  });
  return { ...english, translations: { es } };
}

/** Empties each default translation whose English text was changed, because it no longer matches the coach's text. */
function besideItsText<Texts extends object>(
  texts: Texts,
  ours: object,
  { english, starting }: { english: object; starting: object },
): Texts {
  const of = (tree: object, name: string): unknown => (tree as Record<string, unknown>)[name];
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => {
      const [our, now, then] = [of(ours, name), of(english, name), of(starting, name)];
      if (isRecord(text))
        return [
          name,
          besideItsText(text, our as object, { english: now as object, starting: then as object }),
        ];
      const isOutdated = isSame(text, our) && !isSame(now, then);
      return [name, isOutdated ? (Array.isArray(text) ? [] : '') : text];
    }),
  ) as Texts;
}

function complete(known: unknown, stored: unknown): unknown {
  if (stored === undefined) return known;
  if (!isRecord(known) || !isRecord(stored)) return stored;
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, complete(value, stored[name])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Compares two texts, or two lists of texts. */
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

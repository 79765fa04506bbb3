import type { SiteContent } from './site.api';

/** One part of the site's content: its value, and how to change it within the whole. */
export interface Part<Value> {
  value: Value;
  change: (next: Value) => void;
  at: <Key extends keyof Value & string>(key: Key) => Part<Value[Key]>;
  /** Path within the content, such as `home.hero.title`, by which server errors find their field. */
  path: string;
  /** The English of a translated part; undefined for the English itself. */
  english?: unknown;
}

export const partOf = <Value>(
  value: Value,
  change: (next: Value) => void,
  { path = '', english }: { path?: string; english?: unknown } = {},
): Part<Value> => ({
  value,
  change,
  path,
  english,
  at: (key) =>
    partOf(
      (value as Value | undefined)?.[key] as Value[typeof key],
      (next) => change({ ...value, [key]: next }),
      {
        path: path ? `${path}.${key}` : key,
        english: english === undefined ? undefined : (english as Record<string, unknown>)[key],
      },
    ),
});

/** Entries of a list, each as a part of its own. A translated list is one text, so its entries have no English of their own. */
export const entriesOf = <Entry>({ value, change, path }: Part<Entry[]>): Part<Entry>[] =>
  value.map((entry, index) =>
    partOf(entry, (next) => change(value.with(index, next)), { path: `${path}.${index}` }),
  );

/**
 * True for the English content, and for texts of a translation; false for parts that are the same in every language.
 */
export const isWritten = ({ value, english }: Pick<Part<unknown>, 'value' | 'english'>): boolean =>
  english === undefined || value !== undefined;

/**
 * The Spanish texts as parts of the content, so that the same fields edit them. Pictures, links and switches are not
 * included: their fields ask `isWritten`.
 */
export const spanishOf = (site: Part<SiteContent>): Part<SiteContent> => {
  const { value, change, path } = site.at('translations').at('es');
  return partOf(value as SiteContent, (es) => change(es as typeof value), { path, english: site.value });
};

const isEmpty = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() === '' : Array.isArray(text) && text.length === 0;

/** Number of texts without a translation; a list is one text. */
export function missingIn(written: object, english: object): number {
  const texts = Object.entries(written).map(([name, text]: [string, unknown]) => {
    const original = (english as Record<string, unknown>)[name];
    if (typeof text === 'object' && text !== null && !Array.isArray(text))
      return missingIn(text, original as object);
    return isEmpty(text) && !isEmpty(original) ? 1 : 0;
  });
  return texts.reduce((sum, count) => sum + count, 0);
}

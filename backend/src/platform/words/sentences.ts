/** Matches a placeholder: `{{name}}`. */
const PLACEHOLDER = /\{\{(\w+)\}\}/;

interface Pattern {
  matches: RegExp;
  translation: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Converts `{{property}} must be a string` to a pattern that matches `name must be a string` and keeps `name`. */
function patternOf(sentence: string, translation: string): Pattern {
  const parts = sentence.split(PLACEHOLDER);
  const source = parts.map((part, index) => (index % 2 ? `(?<${part}>.+?)` : escaped(part))).join('');
  return { matches: new RegExp(`^${source}$`, 's'), translation };
}

/**
 * A catalog whose keys are the English sentences themselves, with placeholders. Refusals are written
 * in English where they happen, by us or by a library, and are looked up here by their sentences.
 */
export class Sentences {
  private readonly whole: ReadonlyMap<string, string>;
  private readonly patterns: readonly Pattern[];

  constructor(catalogue: Readonly<Record<string, string>>) {
    const entries = Object.entries(catalogue);
    this.whole = new Map(entries.filter(([sentence]) => !PLACEHOLDER.test(sentence)));
    this.patterns = entries
      .filter(([sentence]) => PLACEHOLDER.test(sentence))
      .map(([sentence, translation]) => patternOf(sentence, translation));
  }

  /** Returns the sentence in the language of the catalog; undefined if the catalog does not have it. */
  of(sentence: string): string | undefined {
    const known = this.whole.get(sentence);
    if (known !== undefined) return known;
    for (const { matches, translation } of this.patterns) {
      const values = matches.exec(sentence)?.groups;
      if (values)
        return translation.replaceAll(new RegExp(PLACEHOLDER, 'g'), (_, name: string) => values[name] ?? '');
    }
    return undefined;
  }
}

import type { Language } from '../../kernel/languages.js';
import { namespace, type Values } from '../../platform/words/catalogues.js';

const GAP = /\{\{(\w+)\}\}/g;

/** Translates the modules' labels into the language of the export. People's own texts stay as they are. */
export class ExportWords {
  private readonly texts: Readonly<Record<string, string>>;
  private readonly patterns: { shape: RegExp; names: string[]; text: string }[];

  constructor(readonly language: Language) {
    this.texts = namespace(language, 'personal-data');
    this.patterns = Object.entries(this.texts).flatMap(([key, text]) => {
      const names = [...key.matchAll(GAP)].flatMap(([, name]) => name ?? []);
      return names.length > 0 ? { shape: shapeOf(key), names, text } : [];
    });
  }

  /** Returns whether the catalog has the label, as is or with names in its gaps. */
  knows(label: string): boolean {
    return label in this.texts || this.patterns.some(({ shape }) => shape.test(label));
  }

  /** Returns a text of the catalog with its gaps filled. */
  fill(key: string, values: Values): string {
    return filled(this.texts[key] ?? key, values);
  }

  /** Translates a module's label or value. */
  word(text: string): string {
    return this.texts[text] ?? text;
  }

  /** Translates a heading, which may have a label before a name, or names inside. */
  heading(text: string): string {
    const known = this.texts[text];
    if (known !== undefined) return known;
    for (const { shape, names, text: said } of this.patterns) {
      const parts = shape.exec(text)?.slice(1);
      if (parts)
        return filled(said, Object.fromEntries(names.map((name, n) => [name, this.word(parts[n]!)])));
    }
    const [label, ...name] = text.split(': ');
    return name.length > 0 ? [this.word(label!), ...name].join(': ') : text;
  }
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(GAP, (gap, name: string) => String(values[name] ?? gap));

const shapeOf = (key: string): RegExp =>
  new RegExp(
    `^${key
      .split(GAP)
      .map((part, n) => (n % 2 === 1 ? '(.+)' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)))
      .join('')}$`,
  );

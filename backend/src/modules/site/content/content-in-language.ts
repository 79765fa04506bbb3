import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import type { SiteContent } from './site-content.js';

type Section = Record<string, unknown>;

/** Content in the reader's language, section by section, and the paths of its texts that stay English, such as `home.hero.title`. */
export function contentIn(
  language: Language,
  { translations, ...english }: SiteContent,
): { content: Omit<SiteContent, 'translations'>; untranslated: string[] } {
  if (language === DEFAULT_LANGUAGE) return { content: english, untranslated: [] };
  const untranslated: string[] = [];
  const read = (section: Section, written: Section, path: string): Section => {
    const names = Object.keys(written);
    const isSection = (name: string) => isRecord(section[name]);
    const translated: Section & { translation: object } = { ...section, translation: written };
    const { untranslated: missing, ...texts } = inLanguage(
      language,
      translated,
      names.filter((name) => !isSection(name)),
    );
    untranslated.push(...missing.map((name) => path + name));
    const nested = names
      .filter(isSection)
      .map((name) => [name, read(section[name] as Section, written[name] as Section, `${path}${name}.`)]);
    return { ...texts, ...Object.fromEntries(nested) };
  };
  const content = read(english, translations[language], '') as typeof english;
  return { content, untranslated };
}

const isRecord = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../../kernel/languages.js';
import { projectRoot } from '../../../platform/config/project-root.js';
import { say } from '../../../platform/words/catalogues.js';
import { type Frame, toText } from './mail-content.js';
import { toHtml } from './mail-html.js';
import { MAIL_KINDS } from '../kinds/mail-kinds.js';
import { compose, PLACEHOLDER } from './compose.js';
import { MailWords } from './mail-words.js';
import { ourTexts } from './our-texts.js';
import { MAIL_TEMPLATES, templateOf } from './registry.js';
import { TEXT_FIELDS } from './template.js';

const SITE = 'https://willow.example';
const WRITER = { site: SITE, place: 'Willow House', coach: 'Ines Calder' };

const COLOURS = {
  paper: '#fbf7f0',
  surface: '#fffdf9',
  line: '#e5dac8',
  ink: '#22302b',
  inkSoft: '#55625b',
  accent: '#2f5d50',
  onAccent: '#fdfaf4',
};
const lookIn = (language: Language) => ({ language, colours: { light: COLOURS, dark: COLOURS } });

const frameIn = (language: Language): Frame => {
  const words = new MailWords(language);
  return {
    place: WRITER.place,
    contact: 'ines@willow.example',
    legal: [],
    words: { copyAddress: (url) => words.frame('copyAddress', { url }), leave: words.frame('leave') },
  };
};

/** All texts of a catalog, by key. */
function texts(language: Language, namespace: string): Map<string, string> {
  const file = path.join(projectRoot, 'backend/locales', language, `${namespace}.json`);
  const found = new Map<string, string>();
  const collect = (node: object, keys: string[]) => {
    for (const [key, value] of Object.entries(node) as [string, string | object][])
      if (typeof value === 'string') found.set([...keys, key].join('.'), value);
      else collect(value, [...keys, key]);
  };
  collect(JSON.parse(readFileSync(file, 'utf8')) as object, []);
  return found;
}

const gapsIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, key]) => key!).toSorted();

/** Removes the plural suffix, since languages differ in plural forms: Spanish has its own for millions. */
const withoutPlural = (key: string) => key.replace(/_(one|many|other)$/, '');

const everyMail = MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

describe('every email', () => {
  test.each(everyMail)('$kind is complete in $language, as HTML and as text', ({ kind, language }) => {
    const message = templateOf(kind).example(new MailWords(language));
    const content = compose(ourTexts(kind, language), message, WRITER);
    expect(content.subject).not.toBe('');
    expect(content.heading).not.toBe('');
    expect(content.paragraphs.length).toBeGreaterThan(0);
    if (message.url !== undefined) expect(content.button?.url).toBe(message.url.replace(/^\//, `${SITE}/`));
    for (const written of [
      toText(content, frameIn(language)),
      toHtml(content, frameIn(language), lookIn(language)),
    ]) {
      expect(written).not.toMatch(/\{\{|\}\}|undefined|null/);
      expect(written).toContain(WRITER.place);
    }
    expect(content.subject).not.toMatch(/\{\{|\n/);
  });

  test.each(MAIL_KINDS)('%s has a placeholder only where something is filled in', (kind) => {
    const { placeholders, keeps } = templateOf(kind);
    for (const language of LANGUAGES) {
      const ours = ourTexts(kind, language);
      for (const field of TEXT_FIELDS) {
        expect(placeholders).toEqual(expect.arrayContaining(gapsIn(ours[field])));
        expect(gapsIn(ours[field])).toEqual(expect.arrayContaining([...(keeps[field] ?? [])]));
      }
    }
  });

  test.each(MAIL_KINDS)('%s fills exactly the placeholders it declares', (kind) => {
    const template = templateOf(kind);
    const { values } = template.example(new MailWords('en'));
    expect(['name', 'firstName', 'place', 'coach', ...Object.keys(values)]).toEqual(
      expect.arrayContaining([...template.placeholders]),
    );
    expect(template.placeholders).toEqual(expect.arrayContaining(Object.keys(values)));
  });

  test.each(everyMail)(
    '$kind is described to the coach in $language, with its placeholders',
    ({ kind, language }) => {
      const title = say(language, 'mails', `templates.${kind}.title`);
      const occasion = say(language, 'mails', `templates.${kind}.occasion`);
      const labels = templateOf(kind).placeholders.map((name) =>
        say(language, 'mail-templates', `placeholders.${name}`),
      );
      for (const words of [title, occasion, ...labels]) expect(words).not.toBe('');
    },
  );

  test('exists once', () =>
    expect(MAIL_TEMPLATES.map(({ kind }) => kind).toSorted()).toEqual([...MAIL_KINDS].toSorted()));
});

describe.each(['mails', 'mail-templates'])('the catalogs of %s', (namespace) => {
  const english = texts('en', namespace);
  const spanish = texts('es', namespace);
  /** Texts that are equal in both languages: names, and shared words. */
  const shared = /^(“?[{}\w\s,.:;()]*\{\{[^{}]+\}\}[”)]?[{}\s,.:;()]*|Subtotal|Total|general)$/;

  test('have the same texts in both languages', () => {
    const keys = (of: Map<string, string>) => [...new Set([...of.keys()].map(withoutPlural))].toSorted();
    expect(keys(spanish)).toEqual(keys(english));
  });

  test('have the same placeholders in both languages', () => {
    const gaps = (of: Map<string, string>, key: string) => new Set(gapsIn(of.get(key) ?? ''));
    for (const key of english.keys()) expect([key, gaps(spanish, key)]).toEqual([key, gaps(english, key)]);
  });

  test('leave no English sentence in Spanish', () => {
    const left = [...english].filter(([key, text]) => spanish.get(key) === text && !shared.test(text));
    expect(left).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../locales');

/** Namespace of the frame around every page; its texts are in the first script. */
const SHELL = 'shell';

/**
 * Matches pages: files of `src/pages`, and everything loaded like them (the routes of the member area and the
 * community, the members' frame, and the bell's panel).
 */
const PAGE =
  /[\\/]src[\\/](?:pages[\\/](.+)|app[\\/]((?:sanctum|community)-routes|member-frame)|features[\\/]notifications[\\/](bell-panel))\.tsx$/;

/** Matches `useTranslation('cart')`, `useTranslation(['cart', 'ui'])` and `i18n.t('ui:free')`. */
const HOOK = /useTranslation\(\s*(\[[^\]]*\]|['"`][^'"`]*['"`])/g;
const PREFIXED = /['"`]([a-z-]+):[\w-]/g;

const languages = readdirSync(LOCALES);
const namespaces = new Set(readdirSync(path.join(LOCALES, 'en')).map((file) => file.replace('.json', '')));

/**
 * Writes each page's texts into one file per language, loaded in one request together with the page's code. The file
 * has the namespaces that the page's code names, without those of the shell.
 */
export const pageWords: Plugin = {
  name: 'page-words',
  config: () => ({ define: { WORDS_VERSION: JSON.stringify(version()) } }),
  configureServer({ middlewares }) {
    // in development every page may use any text
    middlewares.use((request, response, next) => {
      const [, language] = /^\/assets\/words\/[^/]+\/([a-z]+)\/.+\.json$/.exec(request.url ?? '') ?? [];
      if (language === undefined) return next();
      response.setHeader('content-type', 'application/json').end(wordsOf(language, namespaces));
    });
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const entry = chunks.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The app has no first script');
    const ofShell = namespacesOf(bundle, entry, this);
    const write = (page: string, wanted: Iterable<string>) => {
      for (const language of languages) {
        const fileName = wordsFile(language, page);
        this.emitFile({ type: 'asset', fileName, source: wordsOf(language, wanted) });
      }
    };
    write(SHELL, ofShell);
    for (const chunk of chunks) {
      for (const id of chunk.moduleIds) {
        const page = pageOf(id);
        if (page !== undefined) write(page, minus(namespacesOf(bundle, chunk, this), ofShell));
      }
    }
  },
};

/** Path of a page's texts in the built app. */
export const wordsFile = (language: string, page: string): string =>
  `assets/words/${version()}/${language}/${page}.json`;

/** Returns a version that changes with every text. */
const version = (): string => {
  const hash = createHash('sha256');
  for (const language of languages) hash.update(wordsOf(language, namespaces));
  return hash.digest('hex').slice(0, 8);
};

function wordsOf(language: string, wanted: Iterable<string>): string {
  const files = [...wanted].sort().map((namespace) => {
    const text = readFileSync(path.join(LOCALES, language, `${namespace}.json`), 'utf8');
    return [namespace, JSON.parse(text)] as const;
  });
  return JSON.stringify(Object.fromEntries(files));
}

/** Returns the text with a key such as `legal:titles.terms` in each language. */
export const textsOf = (key: string): Record<string, string> =>
  Object.fromEntries(languages.map((language) => [language, textIn(language, key)]));

function textIn(language: string, key: string): string {
  const [namespace = '', name = ''] = key.split(':');
  const file: unknown = JSON.parse(readFileSync(path.join(LOCALES, language, `${namespace}.json`), 'utf8'));
  const text = name.split('.').reduce((part, step) => (part as Record<string, unknown>)[step], file);
  if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`);
  return text;
}

function pageOf(id: string): string | undefined {
  const [, page, area, panel] = PAGE.exec(id) ?? [];
  return page?.replaceAll('\\', '/') ?? area ?? panel;
}

/** Namespaces used by a chunk and its static and dynamic imports, except other pages. */
function namespacesOf(
  bundle: Rolldown.OutputBundle,
  first: Rolldown.OutputChunk,
  { getModuleInfo }: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
): Set<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) add(chunkIn(bundle, file));
    for (const file of chunk.dynamicImports) {
      const later = chunkIn(bundle, file);
      if (!later?.moduleIds.some((id) => pageOf(id) !== undefined)) add(later);
    }
  };
  add(first);
  const codes = [...seen].flatMap(({ moduleIds }) => moduleIds.map((id) => getModuleInfo(id)?.code ?? ''));
  return new Set(codes.flatMap((code) => [...namespacesIn(code)]));
}

const minus = (all: Set<string>, known: Set<string>) => [...all].filter((one) => !known.has(one));

function chunkIn(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk | undefined {
  const one = bundle[file];
  return one?.type === 'chunk' ? one : undefined;
}

function* namespacesIn(code: string): Generator<string> {
  for (const [, list = ''] of code.matchAll(HOOK)) {
    for (const [, namespace = ''] of list.matchAll(/['"`]([a-z-]+)['"`]/g)) yield namespace;
  }
  for (const [, namespace = ''] of code.matchAll(PREFIXED)) if (namespaces.has(namespace)) yield namespace;
}

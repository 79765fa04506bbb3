import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { sizesOf } from '../../web/src/pictures/src-set';
import { FIRST_VIEWS, type FirstView } from './first-views';
import { textsOf, wordsFile } from './page-words';

/**
 * Writes a document for each landing page: index.html with links to the page's code and English texts, which the
 * browser would otherwise find only after running the app. Also writes their list for the server.
 */
export const firstViewDocuments: Plugin = {
  name: 'first-view-documents',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const index = await readFile(path.join(dir, 'index.html'), 'utf8');
    const views: readonly FirstView[] = FIRST_VIEWS;
    for (const { page } of views) {
      const code = codeOf(bundle, page).filter((file) => !index.includes(`/${file}"`));
      const words = ['shell', page].map((name) => wordsLink(wordsFile('en', name)));
      const links = [...code.map(codeLink), ...words].join('');
      const document = index.replace('</head>', () => `${links}</head>`);
      await writeFile(path.join(dir, `${page}.html`), document);
    }
    await writeFile(path.join(dir, 'first-views.json'), JSON.stringify(views.map(forServer)));
  },
};

/** Inserts texts in place of their keys, and sizes of the picture, because the server has no code of the app. */
const forServer = ({ title, description, ...view }: FirstView) => ({
  ...view,
  ...(view.pictureWidth !== undefined && { pictureSet: sizesOf(':picture', 'avif') }),
  ...(title !== undefined && { title: textsOf(title) }),
  ...(description !== undefined && { description: textsOf(description) }),
});

const codeLink = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`;

const wordsLink = (file: string): string => `<link rel="preload" as="fetch" crossorigin href="/${file}">`;

/** Finds the page's chunk with everything it imports before running, and their styles. */
function codeOf(bundle: Rolldown.OutputBundle, page: string): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  const holds = new RegExp(`[\\\\/]src[\\\\/]pages[\\\\/]${page}\\.tsx$`);
  const own = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.moduleIds.some((id) => holds.test(id)),
  );
  if (!own) throw new Error(`No chunk holds src/pages/${page}.tsx`);
  add(own.fileName);
  return [...files];
}

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { aloneScripts } from './build/alone-scripts';
import { firstViewDocuments } from './build/first-view-documents';
import { pageWords } from './build/page-words';

/** Matches the two fonts that every page uses above the fold. */
const preloaded = /(fraunces-450|figtree-latin-wght-normal).*\.woff2$/;

/** Writes the preload links after bundling, because hashed names are only known then. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloaded.test(file))
        .map(
          (file): HtmlTagDescriptor => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          }),
        ),
  },
};

/**
 * Modules shared by eighteen pages or more are one file: a chunk per small module would cost each page, above all the
 * home page, some 130 bytes of wrapping and a request for each. Modules shared by fewer pages stay separate, and so do
 * those that only members' pages share: accounts, learning and community, dialogs, forms and their addresses.
 */
const sharedByMany = {
  name: 'shared',
  test: /web[\\/]src[\\/](words|time)|member-app[\\/]src[\\/](shared[\\/](?!ui[\\/](dialog|form|field)\.|lib[\\/](?:sanctum|community)-paths)|features[\\/](?!accounts|learning|community))|lucide-react|clsx|class-variance-authority|query(?!.*[iI]nfinite)/,
  minShareCount: 18,
};

/**
 * Small modules shared by the landing pages. As files of a few hundred bytes they would wait for each other, six at a
 * time, on the slow networks of those visits.
 */
const ofShelves = {
  name: 'shelves',
  test: /shared[\\/]site[\\/]portrait|features[\\/](catalog[\\/]product-card|cart[\\/]product-shelf)|[\\/]icons[\\/](leaf|play|pause|arrow-right)\./,
  minShareCount: 2,
};
const ofProductPages = {
  name: 'product-parts',
  test: /ui[\\/](pagination|dead-end|visually-hidden)|lib[\\/](use-focus-on-new-page|read-page)|catalog[\\/]product-files|[\\/]icons[\\/](star|chevron-right|chevron-down|download|file-text)\./,
  minShareCount: 2,
};

/** Small modules that the frame around every page shares with its menus and with some pages. */
const ofFrame = {
  name: 'frame',
  test: /app[\\/](nav-links|page)\.|shared[\\/](lib[\\/]remembered|site[\\/]preview)|[\\/]icons[\\/](search|circle-user|shopping-bag)\./,
  minShareCount: 2,
};

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts, pageWords, firstViewDocuments, aloneScripts],
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // short names, because the first script lists every file that a page may load later
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
        codeSplitting: { groups: [sharedByMany, ofFrame, ofShelves, ofProductPages] },
      },
    },
  },
});

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
 * Small modules that landing pages share with few others. As files of a few hundred bytes they would wait for each
 * other, six at a time, on the slow networks of those visits.
 */
const PARTS = {
  // the frame around every page, with the menus and the footer
  frame:
    /react-dom[\\/](index|cjs[\\/]react-dom\.production)|app[\\/](nav-links|page|frame[\\/]legal-links)\.|language-select|shared[\\/](lib[\\/]remembered|site[\\/]preview)|[\\/]icons[\\/](search|circle-user|shopping-bag)\./,
  shelves:
    /shared[\\/]site[\\/]portrait|features[\\/](catalog[\\/]product-card|cart[\\/]product-shelf)|[\\/]icons[\\/](leaf|play|pause|arrow-right)\./,
  'product-parts':
    /ui[\\/](pagination|dead-end|visually-hidden)|lib[\\/](use-focus-on-new-page|read-page)|catalog[\\/]product-files|[\\/]icons[\\/](star|chevron-right|chevron-down|download|file-text)\./,
  'order-parts': /cart[\\/](coach-notice|coupon-words|order-totals)|use-has-passed|[\\/]icons[\\/]trash\./,
  gifts: /cart[\\/]give-button|second-seat[\\/]later|[\\/]icons[\\/](gift|book-open)\./,
  // before those that import it, which would take it along
  radix:
    /@radix-ui[\\/](primitive|react-(compose-refs|context|id|presence|primitive|slot|use-callback-ref|use-controllable-state|use-effect-event|use-layout-effect))[\\/]/,
  forms: /ui[\\/]form\.|web[\\/]src[\\/]forms[\\/](form-fields|place-faults)/,
  tabs: /@radix-ui[\\/]react-(collection|direction|roving-focus|tabs|use-is-hydrated)[\\/]|ui[\\/](tabs|chip)\.|use-words/,
  dialogs:
    /@radix-ui[\\/]react-(dialog|dismissable-layer|focus-guards|focus-scope|portal)[\\/]|react-remove-scroll|aria-hidden|ui[\\/]dialog\./,
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
        codeSplitting: {
          groups: [
            sharedByMany,
            ...Object.entries(PARTS).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
});

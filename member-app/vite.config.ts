import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

/** The two faces every page shows above the fold. */
const preloaded = /(fraunces-latin-opsz|figtree-latin-wght)-normal.*\.woff2$/;

/** Their hashed names are known only after bundling, so their preload links are written then. */
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
            injectTo: 'head-prepend',
          }),
        ),
  },
};

const server = 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFonts],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': server, '/_s3': server, '/v1': server, '/sandbox': server } },
});

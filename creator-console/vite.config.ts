import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Lets the browser load the console while `main.tsx` still waits for the texts. */
const preloadConsole: Plugin = {
  name: 'preload-console',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/app/start.tsx'))
      .map(({ fileName }) => ({
        tag: 'link',
        injectTo: 'head' as const,
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/creator/${fileName}` },
      })),
};

/** Served under /creator/ on the same origin as everything else. */
export default defineConfig({
  base: '/creator/',
  plugins: [react(), preloadConsole],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Served under /creator/ on the same origin as everything else. */
export default defineConfig({
  base: '/creator/',
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
});

import { defineConfig } from 'vite';

/** Packages of hundreds of little ES modules: looking for each of them and reading it is most of what a start takes. */
const bundled = [/^@nestjs\//, 'es-toolkit', 'iterare', 'nodemailer', 'rxjs', 'stripe', 'zod'];

/**
 * The server in a few files instead of 3,600, made of what TypeScript compiled, because Nest and TypeORM read the types that
 * it writes beside decorators. All other packages stay where npm put them.
 */
export default defineConfig({
  ssr: { noExternal: bundled },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: ['main', 'worker', 'cli'].map((door) => `dist/compiled/${door}.js`),
      output: {
        // Names of classes are part of the contract.
        keepNames: true,
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});

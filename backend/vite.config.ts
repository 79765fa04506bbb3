import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Packages of hundreds of little ES modules: looking for each of them and reading it is most of what a start takes. */
const bundled = [/^@nestjs\//, 'es-toolkit', 'iterare', 'nodemailer', 'rxjs', 'stripe', 'zod'];

/** Only what the backend itself depends on stays where npm put it: everybody else's place there is a matter of luck. */
const installed = Object.keys(manifest.dependencies).filter(
  (name) => !bundled.some((each) => (typeof each === 'string' ? each === name : each.test(name))),
);

const DOORS = ['main', 'worker', 'cli'];

/** Code of threads, which is started by its file; beside the code that starts it, as all of the built server is in one folder. */
const threads = readdirSync(new URL('src', import.meta.url), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.thread.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

/**
 * The server in a few files instead of 3,600, made of what TypeScript compiled, because Nest and TypeORM read the types that
 * it writes beside decorators. A bundled package brings along what it imports, in the version that it was installed with.
 */
export default defineConfig({
  ssr: { noExternal: true, external: installed },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: [...DOORS, ...threads].map((door) => `dist/compiled/${door}.js`),
      output: {
        // Names of classes are part of the contract.
        keepNames: true,
        chunkFileNames: '[name]-[hash].js',
      },
    },
  },
});

import { readdirSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** Packages of hundreds of small ES modules: finding and reading them takes most of a start. */
const bundled = [/^@nestjs\//, 'es-toolkit', 'iterare', 'nodemailer', 'rxjs', 'stripe', 'zod'];

/** Only what the backend itself depends on stays where npm put it: everyone else's place there is a matter of luck. */
const installed = Object.keys(manifest.dependencies).filter(
  (name) => !bundled.some((each) => (typeof each === 'string' ? each === name : each.test(name))),
);

const DOORS = ['main', 'worker', 'cli'];

/** Code of threads, which are started by file, next to the code that starts them: the built server is in one folder. */
const threads = readdirSync(new URL('src', import.meta.url), { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.thread.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes quotes and dashes as escapes: V8 then keeps one byte for each character of the source instead of two, 6 MB less. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  renderChunk: (code) => ({ code: code.replaceAll(/[\u0080-\uffff]/g, escaped), map: null }),
};

/**
 * Bundles the server into a few files instead of 3,600, from TypeScript's output, because Nest and TypeORM read the
 * types that TypeScript emits for decorators. A bundled package includes what it imports, in its installed version.
 */
export default defineConfig({
  plugins: [asciiOnly],
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

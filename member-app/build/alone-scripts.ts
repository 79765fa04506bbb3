import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** Scripts with fixed names that contain everything they need: the service worker and the offline page's. */
const SCRIPTS = { 'sw.js': 'src/worker/sw.ts', 'offline.js': 'src/offline/reader.ts' };

/** Bundles each script separately, beside the app. */
export const aloneScripts: Plugin = {
  name: 'alone-scripts',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, entry] of Object.entries(SCRIPTS))
      this.emitFile({ type: 'asset', fileName, source: await bundled(entry) });
  },
};

async function bundled(entry: string): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '..', entry),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

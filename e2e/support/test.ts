import { rm } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { aVideo } from './video';
import { ConsoleGuard } from './console-guard';
import { runningSite } from './running-site';
import { ProductServer } from './server';

interface WorkerFixtures {
  /** Extra environment variables of the product; a spec that sets some gets its own product. */
  settings: Record<string, string>;
  /** One running product per worker, or the one that is already running; journeys use their own accounts. */
  server: ProductServer;
}

interface TestFixtures {
  /** Fails every test on an error in the console, and on a request to another site. */
  consoleGuard: ConsoleGuard;
  /** Creates a video of this many bytes, which is deleted when the test ends. */
  makeVideo: (name: string, bytes: number) => Promise<string>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      if (runningSite) return use(ProductServer.at(runningSite.url));
      const server = await ProductServer.start(settings);
      await use(server);
      await server.stop();
      return undefined;
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  consoleGuard: [
    async ({ context, server }, use) => {
      const consoleGuard = new ConsoleGuard(context, server.url);
      await use(consoleGuard);
      expect(consoleGuard.complaints).toEqual([]);
    },
    { auto: true },
  ],
  makeVideo: async ({}, use, info) => {
    const made: string[] = [];
    await use((name, bytes) => {
      const file = info.outputPath(name);
      made.push(file);
      return aVideo(file, bytes);
    });
    await Promise.all(made.map((file) => rm(file, { force: true })));
  },
});

export { expect };

import { test as base } from '@playwright/test';
import { ProductServer } from './server';

interface WorkerFixtures {
  /** One running product per worker; its journeys use accounts and data of their own. */
  server: ProductServer;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await ProductServer.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';

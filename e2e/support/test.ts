import { test as base, expect } from '@playwright/test';
import { Noise } from './noise';
import { ProductServer } from './server';

interface WorkerFixtures {
  /** One running product per worker; its journeys use accounts of their own. */
  server: ProductServer;
}

interface TestFixtures {
  /** Every test fails over an error on the console and over a request that leaves our address. */
  noise: Noise;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  noise: [
    async ({ context, server }, use) => {
      const noise = new Noise(context, server.url);
      await use(noise);
      expect(noise.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

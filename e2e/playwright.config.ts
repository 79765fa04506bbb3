import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { desktop, phone } from './support/devices';
import { runningSite } from './support/running-site';

// The workers read this file too, and inherit the answer.
process.env.CHROMIUM_PATH ||= pathOfBrowser();

/** Reports a missing requirement itself, with the reason. */
function pathOfBrowser(): string {
  const tool = path.join(import.meta.dirname, '../tools/browser.mjs');
  const found = spawnSync(process.execPath, [tool], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (found.status !== 0) process.exit(1);
  return found.stdout.trim();
}

/** A page takes seconds. If one change breaks many, each test ends soon, so that a whole run still ends in time. */
const look = {
  testDir: 'look',
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  use: { trace: 'off', serviceWorkers: 'block', actionTimeout: 60_000, navigationTimeout: 60_000 },
} as const;

/**
 * `npm test` runs the projects `look` and `desktop` with `--grep-invert @deep`. The deep run adds `phone` and takes
 * `--grep "@deep|@phone"`. Timeouts are generous, so that a busy machine makes a test slow, never red, and nothing is
 * retried (docs/decisions/browsers-have-one-try.md).
 */
export default defineConfig({
  globalSetup: runningSite ? undefined : './support/prepare.ts',
  outputDir: 'test-results',
  timeout: 30 * 60_000,
  expect: { timeout: 180_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    // the proxy of a running site has a certificate of its own authority
    ignoreHTTPSErrors: runningSite !== undefined,
    // responses that a test mocks must reach the page
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    // without filmstrip and snapshots, because drawing them cost as much as the journey itself
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    // problems on a page are reported by element, so a trace would only add work
    { name: 'look', ...look },
    // `npm run gallery`, for people to look at
    { name: 'gallery', ...look, testDir: 'gallery' },
    {
      name: 'desktop',
      testDir: 'journeys',
      // tests that need touch
      grepInvert: /@phone-only/,
      use: desktop,
    },
    {
      // only what differs on a phone; the rest is the same product
      name: 'phone',
      testDir: 'journeys',
      grep: /@phone/,
      use: phone,
    },
  ],
});

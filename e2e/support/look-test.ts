import {
  type Browser,
  type BrowserContext,
  type FullProject,
  type Page,
  test as base,
} from '@playwright/test';
import { ConsoleGuard } from './console-guard';
import { type Places, prepared, type Viewer } from './prepared';
import { ProductServer } from './server';

interface Window {
  context: BrowserContext;
  consoleGuard: ConsoleGuard;
}

interface View {
  page: Page;
  consoleGuard: ConsoleGuard;
  /** As if another tab had chosen the theme: both apps follow. */
  showIn(theme: 'light' | 'dark'): Promise<void>;
}

interface WorkerFixtures {
  server: ProductServer;
  /** One browser window for each kind of person, kept from test to test: nobody signs in again. */
  windows: Map<Viewer, Window>;
}

interface TestFixtures {
  places: Places;
  seenBy: (viewer: Viewer) => Promise<View>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      // Where a place has a page at Calendly, its pages offer it; nothing there asks for it.
      const server = await ProductServer.start({ CALENDLY_URL: 'https://calendly.com/the-coach' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  windows: [
    async ({}, use) => {
      const windows = new Map<Viewer, Window>();
      await use(windows);
      await Promise.all([...windows.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  places: async ({}, use) => {
    await use(prepared.read().places);
  },
  seenBy: async ({ browser, server, windows }, use, { project }) => {
    let page: Page | undefined;
    await use(async (viewer) => {
      const window = windows.get(viewer) ?? (await openWindow(browser, server.url, project, viewer));
      windows.set(viewer, window);
      window.consoleGuard.reset();
      page = await window.context.newPage();
      return { page, consoleGuard: window.consoleGuard, showIn: showIn(page) };
    });
    await page?.close();
  },
});

async function openWindow(
  browser: Browser,
  baseURL: string,
  { use }: FullProject,
  viewer: Viewer,
): Promise<Window> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch, locale, timezoneId } = use;
  const context = await browser.newContext({
    viewport,
    userAgent,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    locale,
    timezoneId,
    baseURL,
    reducedMotion: 'reduce',
    storageState: prepared.read().states[viewer],
  });
  return { context, consoleGuard: new ConsoleGuard(context, baseURL) };
}

const showIn = (page: Page) => (theme: 'light' | 'dark') =>
  page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);

export { expect } from '@playwright/test';

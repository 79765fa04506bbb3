import {
  type Browser,
  type BrowserContext,
  type FullProject,
  type Page,
  test as base,
} from '@playwright/test';
import { ConsoleGuard } from './console-guard';
import { type Device, DEVICES } from './devices';
import type { Spoken } from '../../member-app/src/shared/words/languages';
import { type Places, prepared, type Viewer } from './prepared';
import { ProductServer } from './server';

interface Window {
  context: BrowserContext;
  consoleGuard: ConsoleGuard;
  /** The page of the test before, on which nothing was opened. Loading the next one there costs half of what a new page costs. */
  page?: Page;
}

export type Theme = 'light' | 'dark';

/** Somebody at a device, who has chosen a theme and a language. */
export interface Seat {
  viewer: Viewer;
  device: Device;
  theme: Theme;
  language: Spoken;
  /** Something will be opened, typed or answered differently there: nobody looks at anything else on that page. */
  isSpoilt: boolean;
}

interface View {
  page: Page;
  consoleGuard: ConsoleGuard;
  /** Changes the theme as another tab would: both apps follow. */
  showIn(theme: Theme): Promise<void>;
}

interface WorkerFixtures {
  server: ProductServer;
  /** One browser window for each kind of person and device, kept from test to test: nobody signs in again. */
  windows: Map<string, Window>;
}

interface TestFixtures {
  places: Places;
  seenBy: (seat: Seat) => Promise<View>;
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
      const windows = new Map<string, Window>();
      await use(windows);
      await Promise.all([...windows.values()].map(({ context }) => context.close()));
    },
    { scope: 'worker' },
  ],
  places: async ({}, use) => {
    await use(prepared.read().places);
  },
  seenBy: async ({ browser, server, windows }, use, info) => {
    const leaving: (() => Promise<void>)[] = [];
    await use(async ({ viewer, device, theme, language, isSpoilt }) => {
      const key = `${viewer} ${device}`;
      const window =
        windows.get(key) ?? (await openWindow(browser, server.url, info.project, viewer, device));
      windows.set(key, window);
      window.consoleGuard.reset();
      const page = window.page ?? (await window.context.newPage());
      delete window.page;
      const choosing = await page.addInitScript(choose, { theme, language });
      leaving.push(async () => {
        if (isSpoilt || info.status !== info.expectedStatus) return page.close();
        await choosing.dispose();
        page.removeAllListeners('response');
        await page.setViewportSize(DEVICES[device].viewport);
        window.page = page;
      });
      return { page, consoleGuard: window.consoleGuard, showIn: showIn(page) };
    });
    for (const leave of leaving) await leave();
  },
});

/** Runs in the page, before anything of it. Frames of a page may have no storage. */
function choose(chosen: Pick<Seat, 'theme' | 'language'>): void {
  if (window.top !== window) return;
  for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
}

async function openWindow(
  browser: Browser,
  baseURL: string,
  { use: { locale, timezoneId } }: FullProject,
  viewer: Viewer,
  device: Device,
): Promise<Window> {
  const context = await browser.newContext({
    ...DEVICES[device],
    locale,
    timezoneId,
    baseURL,
    reducedMotion: 'reduce',
    storageState: prepared.read().states[device][viewer],
  });
  return { context, consoleGuard: new ConsoleGuard(context, baseURL) };
}

const showIn = (page: Page) => (theme: Theme) =>
  page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  }, theme);

export { expect } from '@playwright/test';

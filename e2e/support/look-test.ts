import {
  type Browser,
  type BrowserContext,
  expect,
  type FullProject,
  type Page,
  test as base,
} from '@playwright/test';
import { texts as app } from '../../creator-console/src/app/texts.en';
import { ConsoleGuard } from './console-guard';
import { type Device, DEVICES } from './devices';
import type { Spoken } from '../../web/src/words/languages';
import { i18n } from './member-words';
import { Answers, inAnyLanguage } from './pseudo';
import { type Places, prepared, type Viewer } from './prepared';
import { ProductServer } from './server';

interface Window {
  context: BrowserContext;
  consoleGuard: ConsoleGuard;
  /** Page of the previous test, with nothing opened. Reusing it costs half as much as a new page. */
  kept?: { page: Page; at: string; language: Spoken; answers: Answers };
}

export type Theme = 'light' | 'dark';

/** A person at a device, with a theme and a language. */
export interface Seat {
  viewer: Viewer;
  device: Device;
  theme: Theme;
  language: Spoken;
  /** True if something will be opened, typed or mocked there, so that no other test uses the page. */
  isSpoilt: boolean;
}

interface View {
  page: Page;
  answers: Answers;
  /** Opens an address as the browser does, and loads everything again. */
  load(at: string): Promise<void>;
  /** Follows a link if the app is already open, which costs a third of a load; otherwise loads the address. */
  follow(at: string): Promise<void>;
  consoleGuard: ConsoleGuard;
  /** Changes the theme as another tab would; both apps follow. */
  showIn(theme: Theme): Promise<void>;
}

interface WorkerFixtures {
  server: ProductServer;
  /** One browser window per kind of person and device, reused between tests, so that nobody signs in again. */
  windows: Map<string, Window>;
}

interface TestFixtures {
  places: Places;
  seenBy: (seat: Seat) => Promise<View>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      // If a site has a Calendly page, its pages offer it; nothing contacts it there.
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
      const { kept } = window;
      delete window.kept;
      const page = kept?.page ?? (await window.context.newPage());
      const answers = kept?.answers ?? new Answers(page);
      const choosing = await page.addInitScript(choose, { theme, language });
      let isAt = kept?.language === language ? kept.at : undefined;
      const load = async (at: string) => {
        await page.goto(at);
        isAt = at;
      };
      const follow = async (at: string) => {
        if (isAt === undefined || appOf(at) !== appOf(isAt)) return load(at);
        isAt = at;
        await showIn(page)(theme);
        await followLink(page, at);
      };
      leaving.push(async () => {
        if (isSpoilt || isAt === undefined || info.status !== info.expectedStatus) return page.close();
        await choosing.dispose();
        await page.setViewportSize(DEVICES[device].viewport);
        window.kept = { page, at: isAt, language, answers };
      });
      return { page, answers, load, follow, consoleGuard: window.consoleGuard, showIn: showIn(page) };
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

/** Both apps have this URL, which shows nothing of theirs. */
const NOWHERE = 'nowhere';
const NOTHING_THERE = [i18n.t('not-found:title'), app.notFoundTitle].map(inAnyLanguage);

const appOf = (at: string): string => (at.startsWith('/creator/') ? '/creator/' : '/');

/** Goes through a page without content, so that everything shown afterwards belongs to the new address. */
async function followLink(page: Page, at: string): Promise<void> {
  const [inMemberApp, inConsole] = NOTHING_THERE;
  const nothing = page.getByText(inMemberApp!).or(page.getByText(inConsole!));
  await page.evaluate(goTo, `${appOf(at)}${NOWHERE}`);
  await expect(nothing.first()).toBeVisible();
  await page.evaluate(goTo, at);
  if (!at.endsWith(NOWHERE)) await expect(nothing).toHaveCount(0);
}

/** Runs in the page: what an app's router notices of a followed link. It counts its entries. */
function goTo(at: string): void {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  history.pushState({ key: at, idx: idx + 1 }, '', at);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

/** Changes the theme as another tab does, and waits until the page has it. */
const showIn = (page: Page) => (theme: Theme) =>
  page.evaluate(async (newValue) => {
    if (localStorage.getItem('theme') === newValue) return;
    const background = () => getComputedStyle(document.body).backgroundColor;
    const before = background();
    localStorage.setItem('theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    while (background() === before) await new Promise(requestAnimationFrame);
  }, theme);

export { expect } from '@playwright/test';

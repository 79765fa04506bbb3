import type { CDPSession, Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { phone } from '../support/devices';
import { reader, signIn } from '../support/people';
import { expect, test } from '../support/test';

/**
 * Requests a phone sends before a page is idle, and the longest chain of requests that wait for one another. Both are
 * counted, not timed, so a busy machine changes neither. `npm run bench:pages` measures the times.
 */
const PAGES = [
  { name: 'home', path: paths.home, requests: 31, chain: 3 },
  { name: 'library', path: paths.library, requests: 38, chain: 3 },
  { name: 'cart', path: paths.cart, requests: 34, chain: 3 },
];

test.use(phone);

for (const { name, path, requests, chain } of PAGES) {
  test(`the page ${name} loads with ${requests} requests at most, ${chain} of them one after the other`, async ({
    page,
  }) => {
    const loaded = await loadOf(page, path);
    // Fewer would mean that nothing was counted. On a busy machine, the network is idle before the page's code has run.
    await expect.poll(() => loaded.length).toBeGreaterThan(requests / 2);
    expect(loaded.length, list(loaded)).toBeLessThanOrEqual(requests);
    expect(Math.max(...loaded.map(({ depth }) => depth)), list(loaded)).toBeLessThanOrEqual(chain);
  });
}

test('a chain of requests that is added to a page is counted and named', { tag: '@deep' }, async ({
  page,
}) => {
  const { path, chain } = PAGES[0]!;
  const added = Array.from({ length: chain }, (_, n) => `/added-${n}.js`);
  for (const [n, file] of added.entries()) {
    const next = added[n + 1];
    const body = next === undefined ? '' : `import('${next}')`;
    await page.route(`**${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const script = `<script type="module" src="${added[0]}"></script>`;
    await route.fulfill({ response, body: html.replace('</head>', `${script}</head>`) });
  });
  const loaded = await loadOf(page, path);
  expect(Math.max(...loaded.map(({ depth }) => depth)), list(loaded)).toBe(chain + 1);
  expect(list(loaded)).toContain(added.at(-1));
});

for (const path of [sanctumPaths.overview, paths.community, sanctumPaths.communityMessages])
  test(`a member’s page asks the server for nothing twice: ${path}`, async ({ page, context }) => {
    await signIn(context, reader);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
    });
    await page.addInitScript(keepWhatStreamsSay);
    // The date stands still: a stream that opens late, as on a busy machine, is a reason to ask again.
    await page.clock.setFixedTime(new Date());
    const changes = async () => {
      asked.length = 0;
      await page.goto(path);
      await expect.poll(() => saidBy(page)).toContain('ready');
      // the feed gathers changes for three seconds at most
      await page.clock.runFor(4_000);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return (await saidBy(page)).filter((said) => said === 'changed');
    };
    // A change by someone else is a reason to ask again too: then another visit is counted.
    await expect.poll(changes).toEqual([]);
    expect(asked.filter((url, place) => asked.indexOf(url) < place)).toEqual([]);
  });

/** Runs in the page: keeps the types of messages of its streams, in order. */
function keepWhatStreamsSay(): void {
  const said: string[] = [];
  Object.assign(window, {
    said,
    EventSource: class extends EventSource {
      constructor(url: string) {
        super(url);
        for (const type of ['ready', 'changed']) this.addEventListener(type, () => said.push(type));
      }
    },
  });
}

const saidBy = (page: Page) =>
  page.evaluate(() => ('said' in window && Array.isArray(window.said) ? window.said.map(String) : []));

/** Pixels on a phone: the maximum height of a page, and of the start of its first product. */
const HEIGHTS = [
  { name: 'home', path: paths.home, tallest: 5000 },
  { name: 'coaching', path: paths.coaching, tallest: 5000 },
  { name: 'home in Spanish', path: `${paths.home}?lang=es`, tallest: 5000 },
  { name: 'coaching in Spanish', path: `${paths.coaching}?lang=es`, tallest: 5000 },
  { name: 'library', path: paths.courses, tallest: 5000, firstCard: 600 },
];

for (const { name, path, tallest, firstCard } of HEIGHTS) {
  test(`the page ${name} is short on a phone, and no wider than its screen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { width, height } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
    if (tallest !== undefined) expect(height).toBeLessThanOrEqual(tallest);
    if (firstCard === undefined) return;
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    expect((await card.first().boundingBox())!.y).toBeLessThanOrEqual(firstCard);
  });
}

interface Loaded {
  url: string;
  /** Number of requests that had to start before this one, plus itself. */
  depth: number;
}

async function loadOf(page: Page, path: string): Promise<Loaded[]> {
  const session = await page.context().newCDPSession(page);
  const loaded = watch(session);
  await session.send('Network.enable');
  // The clock stands still, because delayed requests, such as for time zone rules, aren't part of the first load.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path, { waitUntil: 'networkidle' });
  return loaded;
}

function watch(session: CDPSession): Loaded[] {
  const loaded: Loaded[] = [];
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator }) => {
    if (!url.startsWith('http') || depths.has(url)) return;
    const frames = initiator.stack?.callFrames ?? [];
    const causes = [initiator.url, ...frames.map((frame) => frame.url)].filter(
      (cause) => cause !== undefined,
    );
    const depth = 1 + Math.max(0, ...causes.map((cause) => depths.get(cause) ?? 0));
    depths.set(url, depth);
    loaded.push({ url, depth });
  });
  return loaded;
}

const list = (loaded: Loaded[]) => loaded.map(({ url, depth }) => `${'  '.repeat(depth)}${url}`).join('\n');

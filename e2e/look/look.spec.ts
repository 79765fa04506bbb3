import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, PSEUDO } from '../../web/src/words/languages';
import { expectAccessible, expectReadableColours, expectToFit } from '../support/accessible';
import type { Device } from '../support/devices';
import { expect, test, type Theme } from '../support/look-test';
import { expectSteady } from '../support/steady';
import { consolePages } from './console-pages';
import { expectContentAtOnce } from './first-content';
import type { LookAt } from './look-at';
import { memberPages } from './member-pages';

/** Where the console's menu leaves its tables the least room. */
const TABLET = { width: 1024, height: 768 };

/**
 * The gate draws the first state of each page, where a link leads to it, in the next of these renderings. The deep run loads every
 * state for all of them.
 */
const RENDERINGS: [Device, Theme][] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
];

const allPages = [
  ...Object.entries(memberPages).map(([name, looks]) => [`member app, ${name}`, looks] as const),
  ...Object.entries(consolePages).map(([name, looks]) => [`console, ${name}`, looks] as const),
].flatMap(([name, looks]) =>
  looks.map((look, index) => {
    const which = looks.length > 1 ? ` (${index + 1})` : '';
    const still = look.isSteady ? 'stays still while it comes and ' : '';
    return {
      look,
      isFirst: index === 0,
      title: `${name}${which}, seen by a ${look.as}, ${still}can be read and used by everybody`,
    };
  }),
);

for (const [index, { look, title }] of allPages.filter(({ isFirst }) => isFirst).entries()) {
  const [device, theme] = RENDERINGS[index % RENDERINGS.length]!;
  test(`${title}: on a ${device}, ${theme}`, rendered(look, device, [theme], { isFollowed: !look.isSteady }));
}

for (const { look, title } of allPages)
  for (const each of ['desktop', 'phone'] as const) {
    const inBoth = rendered(look, each, ['light', 'dark'], { isFollowed: false });
    test(`${title}: on a ${each}, light and dark`, { tag: '@deep' }, inBoth);
  }

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** A test that looks at everything in the first theme, and in the others at what a theme changes. */
function rendered(
  look: LookAt,
  device: Device,
  [theme, ...others]: [Theme, ...Theme[]],
  { isFollowed }: { isFollowed: boolean },
) {
  const { as, at, open, inAnyLanguage, isMissing, isRefused, isSteady } = look;
  return async ({ seenBy, places }: Pick<Fixtures, 'seenBy' | 'places'>): Promise<void> => {
    // no page is drawn more often for it: phones speak the language for tests, but where something is opened by its English name
    const isPseudo = device === 'phone' && (!open || inAnyLanguage === true);
    const { page, answers, load, follow, consoleGuard, showIn } = await seenBy({
      viewer: as,
      device,
      theme,
      language: isPseudo ? PSEUDO : DEFAULT_LANGUAGE,
      isSpoilt: open !== undefined,
    });
    if (isMissing) consoleGuard.expectMissing();
    if (isRefused) consoleGuard.expectClosedDoors();
    await (isFollowed ? follow : load)(at(places));
    await expectReady(page, look);
    if (isSteady) await expectSteady(page);
    await open?.(page);
    await expectLoaded(page);
    if (isPseudo) await answers.expectTranslated(page);
    await expectAccessible(page);
    await expectToFit(page);
    if (device === 'phone' && !open && !at(places).startsWith('/creator')) await expectContentAtOnce(page);
    if (as === 'coach' && device === 'desktop') {
      await page.setViewportSize(TABLET);
      await expectToFit(page);
    }
    for (const other of others) {
      await showIn(other);
      await expectReadableColours(page);
    }
    expect(consoleGuard.complaints).toEqual([]);
  };
}

async function expectReady(page: Page, { shows }: LookAt): Promise<void> {
  const sign = shows ? page.getByText(shows).first() : page.getByRole('heading', { level: 1 }).first();
  await expect(sign).toBeVisible();
  await expectLoaded(page);
}

/** Waits until nothing on the page is loading, dialogs included. */
const expectLoaded = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

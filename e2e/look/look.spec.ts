import { DEFAULT_LANGUAGE, PSEUDO } from '../../web/src/words/languages';
import { expectAccessible, expectReadableColours, expectToFit } from '../support/accessible';
import type { Device } from '../support/devices';
import { expect, test, type Theme } from '../support/look-test';
import { expectSteady } from '../support/steady';
import { allLooks } from './all-looks';
import { expectContentAtOnce } from './first-content';
import { expectLoaded, expectReady, type LookAt } from './look-at';

/** Width at which the console's menu leaves its tables the least room. */
const TABLET = { width: 1024, height: 768 };

/**
 * The regular run renders the first state of each page, where a link leads to it, in the next of these combinations.
 * The deep run loads every state for all of them.
 */
const RENDERINGS: [Device, Theme][] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
];

const titled = allLooks.map(({ page, look, which, isFirst }) => {
  const still = look.isSteady ? 'stays still while it comes and ' : '';
  return {
    look,
    isFirst,
    title: `${page}${which}, seen by a ${look.as}, ${still}can be read and used by everybody`,
  };
});

for (const [index, { look, title }] of titled.filter(({ isFirst }) => isFirst).entries()) {
  const [device, theme] = RENDERINGS[index % RENDERINGS.length]!;
  test(`${title}: on a ${device}, ${theme}`, rendered(look, device, [theme], { isFollowed: !look.isSteady }));
}

for (const { look, title } of titled)
  for (const each of ['desktop', 'phone'] as const) {
    const inBoth = rendered(look, each, ['light', 'dark'], { isFollowed: false });
    test(`${title}: on a ${each}, light and dark`, { tag: '@deep' }, inBoth);
  }

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Checks everything in the first theme, and in the others only what a theme changes. */
function rendered(
  look: LookAt,
  device: Device,
  [theme, ...others]: [Theme, ...Theme[]],
  { isFollowed }: { isFollowed: boolean },
) {
  const { as, at, open, inAnyLanguage, isMissing, isRefused, isSteady } = look;
  return async ({ seenBy, places }: Pick<Fixtures, 'seenBy' | 'places'>): Promise<void> => {
    // no page is rendered more often for this: phones use the test language, unless something is opened by its English
    // name
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

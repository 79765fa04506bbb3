import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules that a theme can break; everything else on the page is independent of the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects no violation of WCAG 2.2 AA or of best practices. A violation is reported with its rule and its elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, (axe) => axe);
}

/** Checks only the rules a theme can break, on a page already checked in the other theme. */
export async function expectReadableColours(page: Page): Promise<void> {
  await expectNoViolation(page, (axe) => axe.withRules(OF_COLOURS));
}

/**
 * Reports only violations, from within the page: the builder's default opens a second page for the summary, which took
 * as long as the rules. A page with frames needs the default, so that the frames are checked too.
 */
async function violationsOf(page: Page): Promise<AxeBuilder> {
  const isOneDocument = page.frames().length === 1;
  // a page that was checked before already has the rules; loading them again takes as long as applying them
  const isReady = isOneDocument && (await page.evaluate(() => 'axe' in window));
  return new AxeBuilder({ page, ...(isReady && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(isOneDocument);
}

async function expectNoViolation(page: Page, of: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // A page that is still fading in has lower contrast than when it is read.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((animation) => {
        const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return endless ? [] : [animation.finished];
      }),
    ),
  );
  const axe = of(await violationsOf(page));
  // An open menu hides the rest of the page like a dialog, and choices float above a dialog; this rule knows only dialogs.
  if ((await page.locator('.MuiMenu-root, .MuiAutocomplete-popper').count()) > 0) axe.disableRules('region');
  // A frame has a document with its own landmarks; this rule compares them with those of the page around it.
  if (page.frames().length > 1) axe.disableRules('landmark-unique');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}

/**
 * Expects that the page doesn't scroll sideways. On a phone the screen's width counts, because a phone would zoom out
 * instead.
 */
export async function expectToFit(page: Page): Promise<void> {
  // after a change of width, media queries in scripts update later than the layout
  await expect
    .poll(() => page.evaluate(findTooWide), { message: 'nothing is wider than the screen', timeout: 30_000 })
    .toEqual([]);
}

/** Runs in the page: lists the elements beyond the screen's edge, if the page scrolls sideways. */
function findTooWide(): string[] {
  const width = Math.min(innerWidth, screen.width);
  if (document.documentElement.scrollWidth <= width) return [];
  const reaching = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width,
  );
  return [
    'the page',
    ...reaching.map(
      (element) => `${element.tagName.toLowerCase()} “${(element.textContent ?? '').slice(0, 60)}”`,
    ),
  ];
}

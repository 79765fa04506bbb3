import type { Page } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { DEFAULT_LANGUAGE } from '../../web/src/words/languages';
import { expectToFit } from '../support/accessible';
import type { Device } from '../support/devices';
import { expect, test } from '../support/look-test';
import { i18n } from '../support/member-words';
import type { Viewer } from '../support/prepared';

const spoilt = (viewer: Viewer, device: Device) =>
  ({ viewer, device, theme: 'light', language: DEFAULT_LANGUAGE, isSpoilt: true }) as const;

/** Runs in the page: texts of filled buttons without a border. */
const edgeless = (filled: string): string[] =>
  [...document.querySelectorAll(filled)]
    .filter((button) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
      return borderTopStyle === 'none' || borderTopWidth === '0px';
    })
    .map((button) => button.textContent ?? '');

const fillOf = (page: Page, isSelected: boolean) =>
  page
    .getByRole('tab', { selected: isSelected })
    .first()
    .evaluate((tab) => getComputedStyle(tab).backgroundColor);

test.describe('with forced colors', () => {
  for (const [app, viewer, at, filled] of [
    ['member app', 'visitor', paths.library, '.main-button'],
    ['console', 'coach', '/creator/coaching?tab=offerings', '.MuiButton-contained'],
  ] as const)
    test(`filled buttons keep an edge: ${app}`, async ({ seenBy }) => {
      const { page, load } = await seenBy(spoilt(viewer, 'desktop'));
      await page.emulateMedia({ forcedColors: 'active' });
      await load(at);
      await expect(page.locator(filled).first()).toBeVisible();
      expect(await page.evaluate(edgeless, filled)).toEqual([]);
    });

  for (const [app, viewer, at] of [
    ['member app', 'reader', sanctumPaths.profile],
    ['console', 'coach', '/creator/coaching?tab=offerings'],
  ] as const)
    test(`the selected tab can be told from the others: ${app}`, async ({ seenBy }) => {
      const { page, load } = await seenBy(spoilt(viewer, 'desktop'));
      await page.emulateMedia({ forcedColors: 'active' });
      await load(at);
      await expect(page.getByRole('tab', { selected: true }).first()).toBeVisible();
      expect(await fillOf(page, true)).not.toBe(await fillOf(page, false));
    });
});

/** Runs in the page: pixels of the screen's height covered by bars that stay while the page scrolls. */
function coveredByBars(): number {
  const isBar = (element: Element | null): boolean =>
    element !== null &&
    (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isBar(element.parentElement));
  return Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter(
    isBar,
  ).length;
}

test.describe('zoomed in to 400 %', () => {
  for (const [name, viewer, at] of [
    ['the library', 'visitor', paths.library],
    ['the member area', 'reader', sanctumPaths.overview],
    ['the community', 'reader', paths.community],
    ['the console', 'coach', '/creator/orders'],
  ] as const)
    test(`${name} fits, and bars leave room for it`, async ({ seenBy }) => {
      const { page, load } = await seenBy(spoilt(viewer, 'desktop'));
      await page.setViewportSize({ width: 320, height: 256 });
      await load(at);
      await expect(page.getByRole('main')).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expectToFit(page);
      expect(await page.evaluate(coveredByBars)).toBeLessThan(128);
    });
});

const TO_SOMEBODY = new RegExp(`^${i18n.t('messages:write', { name: '' })}`);

test('a chat opens on a phone with its text box in view', async ({ seenBy }) => {
  const { page, load } = await seenBy(spoilt('reader', 'phone'));
  await load(sanctumPaths.myCoachingMessages);
  await expect(page.getByRole('textbox', { name: TO_SOMEBODY })).toBeInViewport({ ratio: 1 });
});

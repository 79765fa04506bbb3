import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 AA or of good practice; a violation is reported by its rule and its elements. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page that is still fading in has other contrasts than the page one reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap((animation) => {
        const endless = animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return endless ? [] : [animation.finished];
      }),
    ),
  );
  const axe = new AxeBuilder({ page });
  // An open menu hides the rest of the page as a dialog does; that rule knows it of dialogs only.
  if ((await page.locator('.MuiMenu-root').count()) > 0) axe.disableRules('region');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
}

import { expectAccessible, expectReadableColours, expectToFit } from '../support/accessible';
import { consolePages } from './console-pages';
import { expect, test } from '../support/look-test';
import { memberPages } from './member-pages';
import { PseudoPage } from '../support/pseudo';
import { expectSteady } from '../support/steady';

/** Where the console's menu leaves its tables the least room. */
const TABLET = { width: 1024, height: 768 };

const allPages = [
  ...Object.entries(memberPages).map(([name, looks]) => [`member app, ${name}`, looks] as const),
  ...Object.entries(consolePages).map(([name, looks]) => [`console, ${name}`, looks] as const),
];

for (const [name, looks] of allPages) {
  looks.forEach(({ as, at, shows, open, inAnyLanguage, isMissing, isRefused, isSteady }, index) => {
    const which = looks.length > 1 ? ` (${index + 1})` : '';
    const still = isSteady ? 'stays still while it comes and ' : '';
    test(`${name}${which}, seen by a ${as}, ${still}can be read and used by everybody`, async ({
      seenBy,
      places,
      isMobile,
    }) => {
      const { page, consoleGuard, showIn } = await seenBy(as);
      if (isMissing) consoleGuard.expectMissing();
      if (isRefused) consoleGuard.expectClosedDoors();
      // no page is drawn more often for it: phones speak the language for tests, but where something is opened by its English name
      const pseudo = await PseudoPage.of(page, isMobile && (!open || inAnyLanguage === true));
      await page.goto(at(places));
      const sign = shows ? page.getByText(shows).first() : page.getByRole('heading', { level: 1 }).first();
      await expect(sign).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      if (isSteady) await expectSteady(page);
      await open?.(page);
      await pseudo.expectTranslated();
      await expectAccessible(page);
      await expectToFit(page);
      if (as === 'coach' && !isMobile) {
        await page.setViewportSize(TABLET);
        await expectToFit(page);
      }
      await showIn('dark');
      await expectReadableColours(page);
      await showIn('light');
      expect(consoleGuard.complaints).toEqual([]);
    });
  });
}

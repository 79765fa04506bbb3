import type { Page } from '@playwright/test';
import { Shell } from '../screens/shell';
import { expectAccessible, expectReadableColours, expectToFit } from '../support/accessible';

/**
 * Checks both themes, at the current width, of a state that only a journey reaches; `look.spec.ts` checks pages by
 * themselves.
 */
export async function expectGoodToSee(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
  await new Shell(page).switchTheme();
  await expectReadableColours(page);
}

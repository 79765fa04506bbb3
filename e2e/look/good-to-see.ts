import type { Page } from '@playwright/test';
import { Shell } from '../screens/shell';
import { expectAccessible, expectReadableColours, expectToFit } from '../support/accessible';

/** Both themes and the width of a state that only a journey reaches; pages by themselves are looked at in `look.spec.ts`. */
export async function expectGoodToSee(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFit(page);
  await new Shell(page).switchTheme();
  await expectReadableColours(page);
}

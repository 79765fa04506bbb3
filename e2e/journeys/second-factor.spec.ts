import { texts as shell } from '../../creator-console/src/app/texts.en';
import { texts as door } from '../../creator-console/src/pages/texts.en';
import { texts } from '../../creator-console/src/pages/second-factor/texts.en';
import { CreatorPortal } from '../screens/creator-portal';
import { codeOf } from '../support/authenticator';
import { coach } from '../support/people';
import { expect, test } from '../support/test';

// As in production, which always asks the coach.
test.use({ settings: { SECOND_FACTOR_REQUIRED: 'true' } });

test('the coach enrols at the first sign-in, signs in again with a recovery code, and the operator’s command helps when all is lost', async ({
  page,
  server,
  consoleGuard,
}) => {
  consoleGuard.expectClosedDoors();
  const portal = new CreatorPortal(page);
  const places = page.getByRole('navigation', { name: shell.places });
  await portal.open();
  await portal.signIn(coach);
  await expect(page.getByText(texts.mustEnrol)).toBeVisible();
  await page.goto('/creator/students');
  await expect(page.getByText(texts.mustEnrol)).toBeVisible();

  await page.getByRole('button', { name: texts.setUp }).click();
  await expect(page.getByRole('figure', { name: texts.scan.picture })).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel(texts.scan.code).fill(codeOf(key));
  await page.getByRole('button', { name: texts.scan.submit }).click();
  const codes = page.getByRole('list', { name: texts.recovery.list }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first] = await codes.allTextContents();
  await page.getByLabel(texts.recovery.kept).check();
  await page.getByRole('button', { name: texts.recovery.done }).click();
  await expect(page.getByText(texts.left(10))).toBeVisible();
  await page.getByRole('link', { name: texts.back }).click();
  await expect(places).toBeVisible();

  await portal.signOut();
  await portal.signIn(coach);
  await page.getByLabel(door.code).fill(first!);
  await page.getByRole('button', { name: door.signIn }).click();
  await expect(places).toBeVisible();

  await portal.signOut();
  expect(await server.cli('reset-second-factor', coach.email)).toContain(
    `Removed two-step sign-in for ${coach.email}`,
  );
  await portal.signIn(coach);
  await expect(page.getByText(texts.mustEnrol)).toBeVisible();
});

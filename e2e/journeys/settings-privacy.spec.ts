import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { privacyTexts } from '../../member-app/src/features/settings/privacy-texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { SignIn } from '../screens/sign-in';
import { expectAccessible, expectGoodToSee } from '../support/accessible';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';

const { dataExport, deletion } = privacyTexts;

const section = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a member downloads all personal data in one zip', async ({ page, context }) => {
  await signUp(context);
  await page.goto(paths.settings);
  const data = section(page, dataExport.title);
  await data.getByRole('button', { name: dataExport.prepare }).click();
  await expect(data.getByText(/Your data is ready/)).toBeVisible();
  await expectGoodToSee(page);
  const downloading = page.waitForEvent('download');
  await data.getByRole('button', { name: dataExport.download }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^sanctum-my-data-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  expect(zip.includes('index.html')).toBe(true);
  await expect(page).toHaveURL(paths.settings);
});

test('a member asks for deletion, signs in again and keeps the account @phone', async ({ page, context }) => {
  const rosa = await signUp(context);
  await page.goto(paths.settings);
  await section(page, deletion.title).getByRole('button', { name: deletion.open }).click();
  const dialog = page.getByRole('dialog', { name: deletion.dialogTitle });
  for (const item of [...deletion.goes, ...deletion.stays])
    await expect(dialog.getByText(item)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(deletion.password, { exact: true }).fill(rosa.password);
  await dialog.getByRole('button', { name: deletion.confirm }).click();
  const notice = section(page, deletion.title).getByText(/Your account will be deleted on/);
  await expect(notice).toBeVisible();
  await expectGoodToSee(page);

  await context.clearCookies();
  await page.goto(paths.mySanctum);
  await new SignIn(page).signIn(rosa);
  await expect(page).toHaveURL(paths.mySanctum);
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await page.getByRole('button', { name: deletion.keep }).click();
  await expect(page.getByText(deletion.kept, { exact: true })).toBeVisible();
  await expect(page.getByText(/Your account will be deleted on/)).toBeHidden();

  await page.goto(paths.settings);
  await expect(section(page, deletion.title).getByRole('button', { name: deletion.open })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { texts as coupons } from '../../creator-console/src/resources/coupons/texts.en';
import { texts as forms } from '../../creator-console/src/shared/forms/texts.en';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Shell } from '../screens/shell';
import { i18n } from '../support/member-words';
import { coach, signIn, signUp } from '../support/people';
import { expect, test } from '../support/test';

/**
 * Waits until leaving the page asks for confirmation: the guard is loaded after the first typed words, and a reload
 * asks from then on.
 */
const untilGuarded = (page: Page) =>
  page.waitForFunction(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Goes back in the browser's history and answers the confirmation. */
async function backAnd(page: Page, answer: string, title: string): Promise<void> {
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: title });
  await question.getByRole('button', { name: answer, exact: true }).click();
  await expect(question).toHaveCount(0);
}

test('Back asks a member before unsaved words are lost', { tag: ['@deep', '@phone'] }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto(paths.mySanctum);
  await new Shell(page).openSettings();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${i18n.t('preferences:pages.profile.name')}`) })
    .click();
  const name = page.getByLabel(i18n.t('settings:profile.name'), { exact: true });
  await name.fill('Rosa of the Birches');
  await untilGuarded(page);
  const title = i18n.t('ui:discard.title');
  await backAnd(page, i18n.t('ui:discard.keep'), title);
  await expect(page).toHaveURL(sanctumPaths.settingsPage('profile'));
  await expect(name).toHaveValue('Rosa of the Birches');
  await backAnd(page, i18n.t('ui:discard.discard'), title);
  await expect(page).toHaveURL(paths.settings);
});

test('Back asks the coach before unsaved words are lost', { tag: ['@deep', '@phone'] }, async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  await page.goto('/creator/coupons');
  await page.getByRole('link', { name: coupons.create }).first().click();
  // the list has a field with the same name
  await expect(page.getByText(coupons.codeHelp)).toBeVisible();
  const code = page.getByRole('textbox', { name: coupons.code });
  await code.fill('BIRCHES');
  await untilGuarded(page);
  await backAnd(page, forms.keep, forms.discardTitle);
  await expect(page).toHaveURL('/creator/coupons/create');
  await expect(code).toHaveValue('BIRCHES');
  await backAnd(page, forms.discard, forms.discardTitle);
  await expect(page).toHaveURL(/\/creator\/coupons(\?|$)/);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { paths } from '../../member-app/src/shared/lib/paths';
import { SETTINGS_PAGES, sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Settings } from '../screens/settings';
import { SignIn } from '../screens/sign-in';
import { expectGoodToSee } from '../look/good-to-see';
import { expectAccessible } from '../support/accessible';
import { mailedLink } from '../support/mail';
import { signUp, somebody } from '../support/people';
import { Presses } from '../screens/presses';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

const PICTURE = path.join(import.meta.dirname, '../../docs/pictures/home.webp');

test('a member changes picture and email, downloads all personal data, asks for deletion and keeps the account', {
  tag: ['@deep', '@phone'],
}, async ({ page, context }) => {
  const rosa = await signUp(context);
  const { email } = somebody();
  const settings = new Settings(page);
  const section = (title: string): Locator => page.getByRole('region', { name: title });

  await test.step('the picture is cropped, shown, removed and restored', async () => {
    await settings.open('profile');
    await settings.choosePicture({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('none') });
    await settings.expectSaid(i18n.t('avatar:notAPicture'));
    const buffer = await readFile(PICTURE);
    await settings.choosePicture({ name: 'me.webp', mimeType: 'image/webp', buffer });
    await settings.cropByKeyboard();
    await expectAccessible(page);
    await settings.useThisPart();
    await settings.expectSquarePicture(rosa.name);
    await settings.removePicture();
    await expect(settings.picture(rosa.name)).toHaveCount(0);
    await settings.undoRemoval();
  });

  await test.step('another e-mail belongs to the account once its link is opened', async () => {
    await settings.open('sign-in');
    await settings.askForEmail({ email: somebody().email, password: rosa.password });
    await settings.callOffEmail();
    await settings.askForEmail({ email, password: rosa.password });
    await settings.expectPending(email);
    await page.goto(await mailedLink(context.request, email, /verify-email/));
    await page.getByRole('button', { name: i18n.t('accounts:verify.ask.confirm') }).click();
    await settings.expectConfirmed();
    await settings.open('sign-in');
    await settings.expectEmail(email);
    await settings.open('profile');
    await settings.expectSquarePicture(rosa.name);
  });

  await test.step('all personal data are in one zip', async () => {
    await settings.open('data');
    const data = section(i18n.t('privacy:dataExport.title'));
    await data.getByRole('button', { name: i18n.t('privacy:dataExport.prepare') }).click();
    await expect(data.getByText(/Your data is ready/)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await data.getByRole('button', { name: i18n.t('privacy:dataExport.download') }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^sanctum-my-data-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await download.path());
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    expect(zip.includes('index.html')).toBe(true);
    await expect(page).toHaveURL(sanctumPaths.settingsPage('data'));
  });

  await test.step('the member asks for deletion, signs in again with the new e-mail, and keeps the account', async () => {
    await section(i18n.t('privacy:deletion.title'))
      .getByRole('button', { name: i18n.t('privacy:deletion.open') })
      .click();
    const dialog = page.getByRole('dialog', { name: i18n.t('privacy:deletion.dialogTitle') });
    await expectAccessible(page);
    await dialog.getByLabel(i18n.t('privacy:deletion.password'), { exact: true }).fill(rosa.password);
    await dialog.getByRole('button', { name: i18n.t('privacy:deletion.confirm') }).click();
    const notice = page.getByText(/Your account will be deleted on/);
    await expect(
      section(i18n.t('privacy:deletion.title')).getByText(/Your account will be deleted on/),
    ).toBeVisible();
    await expectGoodToSee(page);

    await context.clearCookies();
    await page.goto(paths.mySanctum);
    await new SignIn(page).signIn({ email, password: rosa.password });
    await expect(page).toHaveURL(paths.mySanctum);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: i18n.t('privacy:deletion.keep') }).click();
    await expect(page.getByText(i18n.t('privacy:deletion.kept'), { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('no page of the settings is longer than 2,000 px on a phone', { tag: ['@deep', '@phone'] }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = new Settings(page);
  const main = page.getByRole('main');
  for (const name of SETTINGS_PAGES) {
    await settings.open(name);
    await expect(main.locator('[aria-busy]')).toHaveCount(0);
    expect({ [name]: (await main.boundingBox())!.height < 2000 }).toEqual({ [name]: true });
  }
});

test('hiding the level takes three taps from the member area', { tag: ['@deep', '@phone'] }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto(paths.mySanctum);
  const presses = new Presses(page);
  const main = page.getByRole('main');
  await presses.press(
    main.getByRole('link', { name: i18n.t('my-sanctum:sections.dashboard.settings'), exact: true }),
  );
  await presses.press(main.getByRole('link', { name: i18n.t('preferences:pages.privacy.name') }));
  const level = page.getByRole('switch', { name: i18n.t('preferences:level.label') });
  await presses.press(level);
  await expect(level).not.toBeChecked();
  presses.expectExactly(3);
});

test('“Add a daughter” is two taps from the member area', { tag: '@deep' }, async ({ page, context }) => {
  await signUp(context);
  await page.goto(paths.mySanctum);
  const presses = new Presses(page);
  await presses.fromUserMenu(i18n.t('shell:account.family'));
  await expect(page.getByRole('link', { name: i18n.t('family:add.open') })).toBeInViewport();
  presses.expectExactly(2);
});

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { texts as create } from '../../creator-console/src/resources/products/create-content/texts.en';
import { texts } from '../../creator-console/src/resources/products/product/texts.en';
import { texts as schedule } from '../../creator-console/src/shared/publishing/texts.en';
import { texts as toast } from '../../creator-console/src/shared/toast/texts.en';
import { ContentStudio, type Upload } from '../screens/content-studio';
import { expectAccessible } from '../support/accessible';
import { coach, signIn, signUp } from '../support/people';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

/** The smallest possible picture. */
const thumbnail: Upload = {
  name: 'seed.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('the coach makes a digital file, publishes it, and a member gets it', { tag: '@deep' }, async ({
  page,
  browser,
  context,
}) => {
  const title = `Letters to Her ${randomUUID().slice(0, 8)}`;
  const file: Upload = { ...thumbnail, name: 'letters.png' };
  await signIn(context, coach);
  const studio = new ContentStudio(page);
  await studio.open();

  await test.step('the form is filled in and its files are uploaded', async () => {
    await studio.start('digital_file');
    await studio.write({ title, description: 'Ten letters. For two.', price: '0', category: 'Guides' });
    await studio.upload('thumbnail', thumbnail);
    await studio.upload('file', file);
    await expectAccessible(page);
  });

  await test.step('it becomes a draft that only the coach can see', async () => {
    await studio.submit();
    await studio.expectToast(create.digital_file.done);
    await expect(studio.dialog).toBeHidden();
    await expect(studio.card(title)).toContainText(texts.statuses.draft);
    await expect(studio.card(title)).toContainText('Free');
    await expectAccessible(page);
  });

  const preview = studio.card(title).getByRole('link', { name: texts.preview });
  const address = (await preview.getAttribute('href'))!;

  await test.step('it is scheduled in the coach’s time zone, and the schedule is cancelled', async () => {
    const year = new Date().getFullYear() + 1;
    await studio.choose(title, texts.schedule);
    await studio.dialog.getByLabel(schedule.at).fill(`${year}-02-03T09:30`);
    await studio.dialog.getByRole('button', { name: schedule.save, exact: true }).click();
    await expect(studio.card(title)).toContainText(`Scheduled for Feb 3, ${year}, 9:30 AM`);
    await studio.choose(title, texts.schedule);
    await studio.dialog.getByRole('button', { name: schedule.remove }).click();
    await expect(studio.card(title)).toContainText(texts.statuses.draft);
  });

  await test.step('the coach previews it and publishes it', async () => {
    const opened = context.waitForEvent('page');
    await preview.click();
    const page2 = await opened;
    await expect(page2.getByRole('heading', { name: title })).toBeVisible();
    await page2.close();
    await studio.choose(title, texts.publish);
    await studio.expectToast(texts.done.publish);
    await expect(studio.card(title)).toContainText(texts.statuses.published);
  });

  await test.step('a member claims it and downloads the very file', async () => {
    const hers = await browser.newContext({ acceptDownloads: true });
    await signUp(hers);
    const shop = await hers.newPage();
    await shop.goto(address);
    await shop
      .getByRole('button', { name: i18n.t('cart:free') })
      .first()
      .click();
    const link = shop.getByRole('link', { name: /letters\.png/i }).first();
    const [download] = await Promise.all([shop.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(file.name);
    expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');
    await hers.close();
  });

  await test.step('what was sold can only be archived; a copy can be deleted and restored', async () => {
    await studio.open();
    await studio.choose(title, texts.duplicate);
    const copy = `Copy of ${title}`;
    await expect(studio.card(copy)).toBeVisible();
    await studio.choose(copy, texts.delete);
    await studio.dialog.getByRole('button', { name: texts.delete }).click();
    await expect(studio.card(copy)).toBeHidden();
    await page.getByRole('button', { name: toast.undo }).click();
    await expect(studio.card(copy)).toBeVisible();
    await studio.choose(title, texts.delete);
    await expect(studio.dialog).toContainText(texts.archiveInstead);
    await studio.dialog.getByRole('button', { name: texts.archive }).click();
    await expect(studio.card(title)).toContainText(texts.statuses.archived);
  });
});

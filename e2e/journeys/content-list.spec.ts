import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { texts as create } from '../../creator-console/src/resources/products/create-content/texts';
import { formTexts, texts } from '../../creator-console/src/resources/products/product/texts';
import { texts as schedule } from '../../creator-console/src/shared/publishing/texts';
import { texts as uploads } from '../../creator-console/src/shared/uploads/texts';
import { ContentStudio } from '../screens/content-studio';
import { goods } from '../support/demo';
import { coach, signIn } from '../support/people';
import { duplicate, productId } from '../support/shop';
import { expect, test } from '../support/test';

const THUMBNAIL_BYTES = 5_242_880;
const FILE_BYTES = 52_428_800;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
/** A picture with this size in bytes. */
const weighing = (bytes: number): Buffer => Buffer.concat([PIXEL, Buffer.alloc(bytes - PIXEL.length)]);
const thumbnail = (bytes: number) => ({ name: 'seed.png', mimeType: 'image/png', buffer: weighing(bytes) });

test('a draft is published at the time the coach sets in the local time zone', async ({ page, context }) => {
  await signIn(context, coach);
  const studio = new ContentStudio(page);
  const { title, id } = await duplicate(context.request, await productId(context.request, goods.workbook));
  await studio.open();
  await studio.choose(title, texts.schedule);
  const year = new Date().getFullYear() + 1;
  await studio.dialog.getByLabel(schedule.at).fill(`${year}-02-03T09:30`);
  await studio.dialog.getByRole('button', { name: schedule.save }).click();
  await studio.expectToast(texts.done.schedule);
  await expect(studio.card(title)).toContainText(`Goes out Feb 3, ${year}, 9:30 AM`);
  const product = await (await context.request.get(`/api/creator/products/${id}`)).json();
  expect(product).toMatchObject({ status: 'draft', publishAt: `${year}-02-03T14:30:00.000Z` });

  await studio.choose(title, texts.schedule);
  await studio.dialog.getByRole('button', { name: schedule.remove }).click();
  await expect(studio.card(title)).toContainText(texts.statuses.draft);
});

test('the files of a download are put in another order, and leaving unsaved changes asks first', async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  const studio = new ContentStudio(page);
  const { id } = await duplicate(context.request, await productId(context.request, goods.recordings));
  await studio.openForm(id);
  const before = await studio.files();
  await page.getByRole('button', { name: formTexts.moveDown(before[0]!), exact: true }).click();
  await page.getByRole('button', { name: formTexts.moveUp(before[3]!), exact: true }).focus();
  await page.keyboard.press('Enter');
  const after = [before[1], before[0], before[3], before[2]];
  expect(await studio.files()).toEqual(after);

  const title = `Bells ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(formTexts.title).fill(title);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('link', { name: texts.title, exact: true }).click();
  await expect(page.getByLabel(formTexts.title)).toHaveValue(title);
  await page.getByRole('button', { name: formTexts.save }).click();
  await studio.expectToast(formTexts.saved);
  await expect(studio.card(title)).toBeVisible();
  await studio.openForm(id);
  expect(await studio.files()).toEqual(after);
});

test('a course needs all its fields, and a form that was left begins empty', async ({ page, context }) => {
  await signIn(context, coach);
  const studio = new ContentStudio(page);
  await studio.open();
  await studio.start('course');
  await studio.dialog.getByRole('button', { name: create.course.submit }).click();
  await studio.expectToast(create.missing);
  await studio.expectToast(create.course.missing);
  await expect(studio.dialog.getByLabel(formTexts.duration)).toHaveValue('Self-Paced');
  await studio.write({ title: 'Left', description: 'Half a thought', price: '9.99', category: 'For Girls' });
  await studio.dialog.getByRole('button', { name: create.cancel }).click();
  await expect(studio.dialog).toBeHidden();

  await studio.start('course');
  await expect(studio.dialog.getByLabel(formTexts.title)).toHaveValue('');
  await expect(studio.dialog.getByLabel(formTexts.price)).toHaveValue('');
  const title = `Roots ${randomUUID().slice(0, 8)}`;
  await studio.write({ title, description: 'Ten lessons.', price: '9.99', category: 'For Girls' });
  await studio.give('thumbnail', thumbnail(THUMBNAIL_BYTES + 1));
  const tooLarge = uploads.tooLarge(THUMBNAIL_BYTES + 1, THUMBNAIL_BYTES);
  await expect(studio.dialog.getByText(tooLarge)).toBeVisible();
  await studio.upload('thumbnail', thumbnail(THUMBNAIL_BYTES));
  await studio.dialog.getByRole('button', { name: create.course.submit }).click();
  await studio.expectToast(create.course.done);
  await studio.open();
  await expect(studio.card(title)).toContainText('$9.99');
  await studio.start('course');
  await expect(studio.dialog.getByLabel(formTexts.title)).toHaveValue('');
});

test('a file of exactly 50 MB is taken, and of one byte more is not', async ({ page, context }, testInfo) => {
  await signIn(context, coach);
  const studio = new ContentStudio(page);
  await studio.open();
  await studio.start('digital_file');
  const [most, more] = [testInfo.outputPath('most.png'), testInfo.outputPath('more.png')];
  await Promise.all([writeFile(most, weighing(FILE_BYTES)), writeFile(more, weighing(FILE_BYTES + 1))]);
  await studio.give('file', more);
  await expect(studio.dialog.getByText(uploads.tooLarge(FILE_BYTES + 1, FILE_BYTES))).toBeVisible();
  await studio.give('file', most);
  await studio.expectToast(uploads.complete);
});

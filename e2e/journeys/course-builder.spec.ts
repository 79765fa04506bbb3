import { texts } from '../../creator-console/src/course-builder/shared/texts';
import { editorTexts as editors } from '../screens/editor-texts';
import { texts as uploading } from '../../creator-console/src/shared/uploads/texts';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { goods } from '../support/demo';
import { coach, signIn } from '../support/people';
import { productId } from '../support/shop';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

/** The smallest picture there is. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('the coach lays out two modules, moves lessons by keys and by mouse, and takes back what she deleted', async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  const courseId = await productId(context.request, goods.course);
  await builder.open(courseId);
  await expect(builder.titleOfPage).toHaveText(goods.course);
  await expect(builder.lessonTitle).toHaveText('The hallway');
  await expectAccessible(page);

  await builder.addModule('Compost');
  for (const title of ['Leaves', 'Peels', 'Patience']) await builder.addLesson('Compost', title);
  await expect(builder.lessonTitle).toHaveText('Patience');
  await builder.addModule('Harvest');
  await builder.row('Harvest').click();

  await builder.moveByKeys('Patience', 'ArrowUp', texts.drag.before('Patience', 'Peels'));
  await builder.expectOrder('Leaves', 'Patience', 'Peels');
  await builder.dragOnto('Leaves', 'Harvest');
  await expect(builder.moduleWith('Harvest', 1)).toBeVisible();
  await builder.expectOrder('Patience', 'Peels');
  await builder.makeFreePreview();
  await builder.expectSaved();

  await page.reload();
  await builder.row('Compost').click();
  await builder.expectOrder('Patience', 'Peels');
  await builder.row('Patience').click();
  const preview = await builder.preview();
  await expect(preview.getByRole('heading', { name: 'Patience' })).toBeVisible();
  await preview.close();

  for (const module of ['Compost', 'Harvest']) {
    await builder.choose(module, texts.tree.delete);
    await expect(builder.row(module)).toHaveCount(0);
    await builder.undo();
    await expect(builder.row(module)).toBeVisible();
    await builder.choose(module, texts.tree.delete);
    await builder.expectSaved();
  }
  await page.reload();
  await expect(builder.lessonTitle).toHaveText('The hallway');
  await expect(builder.row('Compost')).toHaveCount(0);
});

test('what she changed without a network says so, and is saved when the network is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  const courseId = await productId(context.request, goods.course);
  await builder.open(courseId);
  consoleGuard.expectOffline();
  await context.setOffline(true);
  await builder.rename('The hallway', 'The long hallway');
  const notSaved = page.getByRole('button', { name: texts.offline });
  await expect(notSaved).toBeVisible();
  await context.setOffline(false);
  await builder.expectSaved();
  await builder.rename('The long hallway', 'The hallway');
  await builder.expectSaved();
  await page.reload();
  await expect(builder.lessonTitle).toHaveText('The hallway');
});

test('the coach fills a page from the palette and from her own files, and finds it again', async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  await builder.open(await productId(context.request, goods.course));
  await builder.addModule('Seedlings');
  await builder.addLesson('Seedlings', 'First leaves');
  await expect(page.getByRole('tab', { name: 'Page 1' })).toBeVisible();

  await lesson.add('Text');
  const text = await lesson.edit('Text 1');
  await text.getByRole('textbox', { name: editors.content }).click();
  await text.getByRole('button', { name: editors.bold }).click();
  await page.keyboard.type('Two leaves, not more.');
  await lesson.done();
  await lesson.dragFromPalette('Multiple Choice', lesson.widgets.first());
  await expect(lesson.widgets).toHaveCount(2);
  const question = await lesson.edit('Multiple Choice 1');
  await question.getByRole('textbox', { name: editors.question, exact: true }).fill('How many leaves?');
  await question.getByLabel(editors.option(1), { exact: true }).fill('Two');
  await question.getByLabel(editors.option(2), { exact: true }).fill('Twenty');
  await lesson.done();

  await lesson.upload({ name: 'chestnut.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await expect(page.getByText(uploading.uploaded('chestnut.webp'))).toBeVisible();
  await page.getByRole('tab', { name: texts.palette.widgets }).click();
  await lesson.add('Image');
  const image = await lesson.edit('Image 3');
  await image.getByRole('combobox').click();
  await page.getByRole('option', { name: /chestnut/ }).click();
  await image.getByLabel(editors.alt).fill('A chestnut leaf');
  await lesson.done();
  await lesson.delete('Text 2');
  await expect(lesson.widgets).toHaveCount(2);
  await builder.undo();
  await expect(lesson.widgets).toHaveCount(3);
  await builder.expectSaved();

  await page.reload();
  await builder.row('Seedlings').click();
  await builder.row('First leaves').click();
  await expect(lesson.widgets.nth(0)).toContainText('How many leaves?');
  await expect(lesson.widgets.nth(1)).toContainText('Two leaves, not more.');
  await expect(page.getByRole('img', { name: 'A chestnut leaf' })).toBeVisible();
  await expectAccessible(page);
  await builder.choose('Seedlings', texts.tree.delete);
  await builder.expectSaved();
});

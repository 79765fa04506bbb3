import type { BrowserContext, Page } from '@playwright/test';
import { texts } from '../../creator-console/src/course-builder/shared/texts';
import { editorTexts as editors } from '../screens/editor-texts';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { coach, signIn } from '../support/people';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';

/** Makes a lesson for this test and opens it in this page. */
async function aLesson(page: Page, title: string) {
  await signIn(page.context(), coach);
  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  const courseId = await productId(page.request, goods.course);
  await builder.open(courseId);
  await builder.addModule(`Bed of ${title}`);
  await builder.addLesson(`Bed of ${title}`, title);
  await expect(page.getByRole('tab', { name: 'Page 1' })).toBeVisible();
  /** The same lesson in another tab, or in this one opened again. */
  const openIn = async (other: Page) => {
    const there = new CourseBuilder(other);
    await there.open(courseId);
    await there.row(`Bed of ${title}`).click();
    await there.row(title).click();
    return { builder: there, lesson: new LessonPage(other) };
  };
  return { builder, lesson, openIn };
}

/** Another browser of the coach. */
async function anotherPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await signIn(context, coach);
  return page;
}

test('what the coach types is saved meanwhile, and Done says so once', async ({ page }) => {
  const { builder, lesson, openIn } = await aLesson(page, 'Sowing');
  await lesson.add('Button');
  const dialog = await lesson.edit('Button 1');
  await dialog.getByLabel(editors.buttonText).fill('To the library');
  await expect(dialog.getByText(editors.missingWords([editors.missing.url]))).toBeVisible();
  await dialog.getByLabel(editors.url).fill('library.example');
  await dialog.getByLabel(editors.buttonText).focus();
  await expect(dialog.getByText(editors.wrong.buttonUrl)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: editors.done }).click();
  await dialog.getByRole('button', { name: editors.later }).click();
  await expect(page.getByText(texts.unfinished)).toBeVisible();
  await expect(lesson.widgets.first()).toContainText(texts.canvas.draft);
  await expectAccessible(page);
  await lesson.edit('Button 1');
  await dialog.getByRole('button', { name: editors.takeDraft }).click();
  await dialog.getByLabel(editors.url).fill('/library');
  await expect(dialog.getByText(texts.saved)).toBeVisible();
  await expect(dialog.getByText(editors.wrong.buttonUrl)).toHaveCount(0);
  await expect(page.getByText(editors.updated)).toHaveCount(0);
  await lesson.done();
  await builder.expectSaved();

  await openIn(page);
  await expect(lesson.widgets.first()).toContainText('To the library');
});

test('a tab that is killed while the coach types loses nothing', async ({ page, context, consoleGuard }) => {
  const { builder, lesson, openIn } = await aLesson(page, 'Frost');
  await lesson.add('Text');
  await builder.expectSaved();
  // Without a network: not even the new widget has reached the server.
  consoleGuard.expectOffline();
  await context.setOffline(true);
  await lesson.add('Text');
  const text = await lesson.edit('Text 2');
  await text.getByRole('textbox', { name: editors.content }).fill('Cover the roses.');
  await expect(text.getByText(texts.offline)).toBeVisible();
  await text.getByRole('button', { name: editors.done }).click();
  await lesson.add('Button');
  const button = await lesson.edit('Button 3');
  await button.getByLabel(editors.buttonText).fill('Read on');
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = await anotherPage(context);
  const { lesson: reopened, builder: builderAgain } = await openIn(again);
  await expect(again.getByText(texts.resumed)).toBeVisible();
  await expect(reopened.widgets.nth(1)).toContainText('Cover the roses.');
  const offer = await reopened.edit('Button 3');
  await expectAccessible(again);
  await offer.getByRole('button', { name: editors.takeDraft }).click();
  await expect(offer.getByLabel(editors.buttonText)).toHaveValue('Read on');
  await offer.getByLabel(editors.url).fill('/library');
  await reopened.done();
  await builderAgain.expectSaved();
  await openIn(again);
  await expect(reopened.widgets.nth(1)).toContainText('Cover the roses.');
  await expect(reopened.widgets.nth(2)).toContainText('Read on');
});

test('work done during two minutes without a network arrives in its order', async ({
  page,
  context,
  consoleGuard,
}) => {
  await page.clock.install();
  const { builder, lesson, openIn } = await aLesson(page, 'Drought');
  await lesson.add('Text');
  await builder.expectSaved();
  consoleGuard.expectOffline();
  for (const words of ['Wait.', 'Wait for rain.']) {
    await context.setOffline(true);
    const dialog = await lesson.edit('Text 1');
    const text = dialog.getByRole('textbox', { name: editors.content });
    await text.fill(words);
    await expect(dialog.getByText(texts.offline)).toBeVisible();
    await page.clock.fastForward('02:00');
    await dialog.getByRole('button', { name: editors.done }).click();
    await expect(dialog).toHaveCount(0);
    await lesson.add('Stopwatch');
    await expect(page.getByRole('button', { name: texts.offline })).toBeVisible();
    await context.setOffline(false);
    await builder.expectSaved();
  }
  await openIn(page);
  await expect(lesson.widgets).toHaveCount(3);
  await expect(lesson.widgets.first()).toContainText('Wait for rain.');
});

test('when two browsers change one lesson, the later one is asked which version to keep; an unchanged tab is updated by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const { builder, lesson, openIn } = await aLesson(page, 'Twins');
  await lesson.add('Text');
  const text = await lesson.edit('Text 1');
  await text.getByRole('textbox', { name: editors.content }).fill('One seed.');
  await lesson.done();
  await builder.expectSaved();
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await openIn(await anotherPage(elsewhere));
  await expect(other.lesson.widgets.first()).toContainText('One seed.');

  const write = async (on: LessonPage, words: string) => {
    const dialog = await on.edit('Text 1');
    await dialog.getByRole('textbox', { name: editors.content }).fill(words);
    return dialog;
  };
  const untouched = await openIn(await page.context().newPage());
  await write(lesson, 'Two seeds.');
  await lesson.done();
  await expect(untouched.lesson.widgets.first()).toContainText('Two seeds.');

  // Keep mine.
  const conflict = await write(other.lesson, 'Three seeds.');
  await expect(conflict.getByText(texts.conflict.title)).toBeVisible();
  await expect(conflict.getByText(/Maren|changed it at/)).toBeVisible();
  await conflict.getByRole('button', { name: texts.conflict.mine }).click();
  await other.lesson.done();
  await other.builder.expectSaved();

  // Take the other: what was typed stays as an offer.
  const late = await write(lesson, 'Four seeds.');
  await expect(late.getByText(texts.conflict.title)).toBeVisible();
  await expectAccessible(page);
  await late.getByRole('button', { name: texts.conflict.theirs }).click();
  await expect(late.getByRole('textbox', { name: editors.content })).toHaveText('Three seeds.');
  await late.getByRole('button', { name: editors.takeDraft }).click();
  await expect(late.getByRole('textbox', { name: editors.content })).toHaveText('Four seeds.');
  await lesson.done();
  await builder.expectSaved();
  await elsewhere.close();
});

import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { editorTexts as editors } from '../screens/editor-texts';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { expectAccessible } from '../support/accessible';
import { bareCourse } from '../support/own-course';
import { coach, signIn } from '../support/people';
import { expect, test } from '../support/test';

test('what the coach types is saved meanwhile, waits for the network in its order, and outlives a tab that is killed', {
  tag: '@deep',
}, async ({ page, context, consoleGuard }) => {
  await page.clock.install();
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  const courseId = await bareCourse(context.request);
  await builder.open(courseId);
  await builder.beginWith('Weather');
  await builder.addLesson('Weather', 'Frost');
  await lesson.add('Button');
  await builder.expectSaved();
  const otherTab = await context.newPage();
  await new CourseBuilder(otherTab).open(courseId);
  const untouched = new LessonPage(otherTab);
  await expect(untouched.widgets).toHaveCount(1);

  await test.step('an unfinished widget says that it is not saved; once it is finished it is saved, and an unchanged tab is updated by itself', async () => {
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
    await lesson.edit('Button 1');
    await dialog.getByRole('button', { name: editors.takeDraft }).click();
    await dialog.getByLabel(editors.url).fill('/library');
    await expect(dialog.getByText(texts.saved)).toBeVisible();
    await expect(page.getByText(editors.updated)).toHaveCount(0);
    await lesson.done();
    await expect(untouched.widgets.first()).toContainText('To the library');
    await otherTab.close();
  });

  consoleGuard.expectOffline();
  await test.step('work done during two minutes without a network arrives in its order', async () => {
    await context.setOffline(true);
    await lesson.add('Text');
    const dialog = await lesson.edit('Text 2');
    await dialog.getByRole('textbox', { name: editors.content }).fill('Wait for rain.');
    await expect(dialog.getByText(texts.offline)).toBeVisible();
    await page.clock.fastForward('02:00');
    await dialog.getByRole('button', { name: editors.done }).click();
    await lesson.add('Stopwatch');
    await expect(page.getByRole('button', { name: texts.offline })).toBeVisible();
    await context.setOffline(false);
    await builder.expectSaved();
  });

  await test.step('the tab is killed while the coach types', async () => {
    await context.setOffline(true);
    const text = await lesson.edit('Text 2');
    await text.getByRole('textbox', { name: editors.content }).fill('Cover the roses.');
    await expect(text.getByText(texts.offline)).toBeVisible();
    await text.getByRole('button', { name: editors.done }).click();
    await lesson.add('Button');
    const button = await lesson.edit('Button 4');
    await button.getByLabel(editors.buttonText).fill('Read on');
    await page.close({ runBeforeUnload: false });
    await context.setOffline(false);
  });

  const again = await context.newPage();
  const builderAgain = new CourseBuilder(again);
  const reopened = new LessonPage(again);
  await builderAgain.open(courseId);
  await expect(again.getByText(texts.resumed)).toBeVisible();
  await expect(reopened.widgets.nth(1)).toContainText('Cover the roses.');
  const offer = await reopened.edit('Button 4');
  await expectAccessible(again);
  await offer.getByRole('button', { name: editors.takeDraft }).click();
  await expect(offer.getByLabel(editors.buttonText)).toHaveValue('Read on');
  await offer.getByLabel(editors.url).fill('/library');
  await reopened.done();
  await builderAgain.expectSaved();
  await again.reload();
  for (const [place, words] of ['To the library', 'Cover the roses.', 'Stopwatch', 'Read on'].entries())
    await expect(reopened.widgets.nth(place)).toContainText(words);
});

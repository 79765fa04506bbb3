import { texts as copies } from '../../creator-console/src/course-builder/copies/texts.en';
import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { BuilderLife } from '../screens/builder-life';
import { CourseBuilder, LessonPage } from '../screens/course-builder';
import { evenings, everyWidget } from '../support/demo';
import { ownCourse } from '../support/own-course';
import { coach, signIn } from '../support/people';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('the coach arranges a course by keys and by mouse, restores an older version of a lesson, copies lessons, and undoes each step', {
  tag: '@deep',
}, async ({ page, context }) => {
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  const lesson = new LessonPage(page);
  const life = new BuilderLife(page);
  await builder.open(await ownCourse(context.request));
  await expect(builder.lessonTitle).toHaveText(evenings.first);

  await test.step('lessons are added, and moved by keys and by mouse', async () => {
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
  });

  await test.step('all of it is there after a reload, and in the preview', async () => {
    await page.reload();
    await expect(builder.lessonTitle).toHaveText('Patience');
    await builder.expectOrder('Patience', 'Peels');
    const preview = await builder.preview();
    await expect(preview.getByRole('heading', { name: 'Patience' })).toBeVisible();
    await preview.close();
  });

  await test.step('a deleted module is brought back with its lessons, and deleted for good', async () => {
    await builder.choose('Compost', texts.tree.delete);
    await expect(builder.row('Compost')).toHaveCount(0);
    await builder.undo();
    await expect(builder.row('Compost')).toBeVisible();
    await builder.choose('Compost', texts.tree.delete);
    await builder.expectSaved();
  });

  await builder.row(evenings.module).click();
  await builder.openLesson(everyWidget.lesson);
  await expect(builder.lessonTitle).toHaveText(everyWidget.lesson);
  await expect(lesson.widgets.first()).toBeVisible();
  const count = await lesson.widgets.count();
  await test.step('an older version of a lesson is shown, restored, and the restoring undone', async () => {
    await lesson.delete('Image 1');
    await expect(lesson.widgets).toHaveCount(count - 1);
    await builder.expectSaved();
    await life.lookAtNewest();
    await expect(life.dialog.getByRole('img', { name: everyWidget.picture })).toBeVisible();
    await expectAccessible(page);
    await life.restore();
    await expect(lesson.widgets).toHaveCount(count);
    await life.leaveAgain();
    await expect(lesson.widgets).toHaveCount(count - 1);
  });

  await test.step('a lesson is copied, and made from a template', async () => {
    await builder.choose(everyWidget.lesson, copies.duplicate);
    await expect(builder.lessonTitle).toHaveText(`Copy of ${everyWidget.lesson}`);
    await builder.undo();
    await expect(builder.lessonTitle).toHaveText(everyWidget.lesson);
    const name = `Evening ${Date.now()}`;
    await builder.choose(everyWidget.lesson, copies.saveAs);
    await life.dialog.getByLabel(copies.name).fill(name);
    await life.press(copies.save);
    await life.beginFromTemplate(evenings.module, name);
    await expect(builder.lessonTitle).toHaveText(name);
    await expect(lesson.widgets.first()).toBeVisible();
  });

  await test.step('a widget is moved to another page by keys, and back', async () => {
    const onFirstPage = await lesson.widgets.count();
    const other = everyWidget.heading;
    await life.moveToOtherPageByKeys('Text 1', other);
    await expect(page.getByText(texts.canvas.movedTo('Text', other))).toBeVisible();
    await expect(lesson.widgets).toHaveCount(onFirstPage - 1);
    await builder.undo();
    await expect(lesson.widgets).toHaveCount(onFirstPage);
    await builder.expectSaved();
  });

  await page.reload();
  await expect(builder.row(evenings.first)).toBeVisible();
  await expect(builder.row('Compost')).toHaveCount(0);
});

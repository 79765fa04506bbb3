import { texts } from '../../creator-console/src/course-builder/shared/texts';
import { CourseBuilder } from '../screens/course-builder';
import { goods } from '../support/demo';
import { coach, signIn } from '../support/people';
import { productId } from '../support/shop';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('the coach adds two modules, moves lessons by keys and by mouse, and undoes a deletion', async ({
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

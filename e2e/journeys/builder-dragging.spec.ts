import { texts } from '../../creator-console/src/course-builder/shared/texts.en';
import { CourseBuilder } from '../screens/course-builder';
import { evenings } from '../support/demo';
import { largeCourse, ownCourse } from '../support/own-course';
import { coach, signIn } from '../support/people';
import { countRendered, takeRendered } from '../support/rendered';
import { expect, test } from '../support/test';

test('in a course of 400 lessons a drag renders only the rows it touches', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await signIn(context, coach);
  await countRendered(page);
  const builder = new CourseBuilder(page);
  await builder.open(await largeCourse(context.request, 40));
  const closed = page.getByRole('button', { name: /Module$/, expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  await expect(page.locator('[data-row]')).toHaveCount(441);

  const handle = page.getByRole('button', { name: texts.tree.move('Lesson 2'), exact: true }).first();
  await handle.scrollIntoViewIfNeeded();
  const from = (await handle.boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 60, { steps: 4 });
  const announced = page.getByText(/^Lesson 2 will go/);
  const first = (await announced.textContent())!;
  await takeRendered(page);
  for (let n = 1; n <= 20; n++) await page.mouse.move(from.x + 8, from.y + 60 + n * 10);
  await expect(announced).not.toHaveText(first);
  const rendered = await takeRendered(page);
  // More than zero, or counting is broken; rendering each of the 441 rows would give more than 441.
  expect(Math.max(...rendered)).toBeGreaterThan(0);
  expect(Math.max(...rendered)).toBeLessThan(100);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('a finger on its handle drags a lesson, and beside it scrolls', {
  tag: ['@deep', '@phone-only'],
}, async ({ page, context }) => {
  await signIn(context, coach);
  const builder = new CourseBuilder(page);
  await builder.open(await ownCourse(context.request));
  const touch = await context.newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, byY: number) => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (let n = 1; n <= 8; n++) {
      const touchPoints = [{ x: from.x, y: from.y + (byY * n) / 8 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const middle = async (name: string) => {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const first = await middle(texts.tree.move(evenings.first));
  const second = await middle(texts.tree.move(evenings.second));
  await swipe(first, second.y - first.y);
  await builder.expectOrder(evenings.second, evenings.first);
  await builder.expectSaved();

  // so low that three lessons don't fit
  await page.setViewportSize({ ...page.viewportSize()!, height: 480 });
  await swipe(await middle(evenings.second), -200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await builder.expectOrder(evenings.second, evenings.first);
});

import type { BrowserContext } from '@playwright/test';
import { classroomTexts } from '../../member-app/src/features/classroom/texts';
import { overviewTexts } from '../../member-app/src/features/my-sanctum/overview/overview-texts';
import { mySanctumTexts } from '../../member-app/src/features/my-sanctum/texts';
import { learningTexts } from '../../member-app/src/features/learning/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Checkout } from '../screens/checkout';
import { Classroom } from '../screens/classroom';
import { Order } from '../screens/order';
import { Player } from '../screens/player';
import { Shell } from '../screens/shell';
import { cards, evenings, goods, lockedModule } from '../support/demo';
import { signUp } from '../support/people';
import { claimFreeCourse, fillCart, productId } from '../support/shop';
import { expect, test } from '../support/test';

interface Module {
  id: string;
  title: string;
  lessons: { id: string }[];
}

async function modulesOf({ request }: BrowserContext, course: string): Promise<Module[]> {
  const tree = await request.get(`/api/learning/courses/${course}`);
  const { sections } = (await tree.json()) as { sections: { modules: Module[] }[] };
  return sections.flatMap(({ modules }) => modules);
}

test('what she finishes in the classroom is finished in the player and on her dashboard too', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const classroom = new Classroom(page);
  await classroom.open();
  await classroom.expectProgress(goods.freeCourse, 0);
  await classroom.openCourse(goods.freeCourse);
  await classroom.chooseModule(evenings.module);
  await classroom.chooseLesson(evenings.first);
  await classroom.watchToTheEnd();
  await classroom.completeAndGoOn();
  await new Shell(page).expectToast(learningTexts.toasts.lessonComplete.title);
  await classroom.expectLesson(evenings.second);

  await classroom.open();
  await classroom.expectProgress(goods.freeCourse, 33);
  await page.goto(paths.course(course));
  await new Player(page).expectProgress(33);
  await page.goto(sanctumPaths.overview);
  const next = page.getByRole('link', { name: goods.freeCourse });
  await expect(page.getByText(overviewTexts.continueLearning.resume(evenings.second))).toBeVisible();
  await next.click();
  await classroom.expectLesson(evenings.second);
});

test('every place of the classroom has an address: Back and reload stay where she is', async ({
  page,
  context,
}) => {
  await signUp(context);
  await claimFreeCourse(context.request);
  const classroom = new Classroom(page);
  await classroom.open();
  await classroom.openCourse(goods.freeCourse);
  await classroom.chooseModule(evenings.module);
  await classroom.chooseLesson(evenings.second);
  await page.reload();
  await classroom.expectLesson(evenings.second);
  await page.goBack();
  await classroom.expectHeading(evenings.module);
  await page.goBack();
  await classroom.expectHeading(goods.freeCourse);
  await page.goBack();
  await classroom.expectHeading(classroomTexts.title);
});

test('a lesson is reached and completed by keyboard alone', async ({ page, context }) => {
  await signUp(context);
  await claimFreeCourse(context.request);
  const classroom = new Classroom(page);
  await classroom.open();
  const walkTo = async (name: string) => {
    const isThere = () =>
      page.evaluate(
        (wanted) => document.activeElement?.textContent?.trim().startsWith(wanted) ?? false,
        name,
      );
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    }).toPass({ intervals: [0] });
    await page.keyboard.press('Enter');
  };
  await walkTo(goods.freeCourse);
  await classroom.expectHeading(goods.freeCourse);
  await walkTo(evenings.module);
  await classroom.expectHeading(evenings.module);
  await walkTo(evenings.second);
  await classroom.expectLesson(evenings.second);
  await walkTo(classroomTexts.lesson.completeAndNext);
  await new Shell(page).expectToast(learningTexts.toasts.lessonComplete.title);
});

test('a locked module says when it opens, and cannot be opened', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await fillCart(context.request, goods.featured);
  await new Checkout(page).open();
  await new Checkout(page).pay(cards.pays);
  await new Order(page).expectPaid();
  const course = await productId(context.request, goods.featured);
  await page.goto(sanctumPaths.classroomCourse(course));
  const classroom = new Classroom(page);
  await classroom.expectLocked(lockedModule);

  const locked = (await modulesOf(context, course)).find(({ title }) => title === lockedModule);
  await page.goto(sanctumPaths.classroomModule(course, locked?.id ?? ''));
  await classroom.expectHeading(lockedModule);
  await expect(page.getByRole('heading', { name: /^Unlocks / })).toBeVisible();
});

test('a course that is not hers is not found, as if it were not there', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectMissing();
  await signUp(context);
  const foreign = await productId(context.request, goods.course);
  for (const id of [foreign, 'f431d925-bae7-549b-b2a2-e84c28b199cc', 'nonsense']) {
    await page.goto(sanctumPaths.classroomCourse(id));
    await new Classroom(page).expectHeading(classroomTexts.missing.title);
  }
});

test('the sidebar stays folded in when she has folded it', async ({ page, context }) => {
  await signUp(context);
  await page.goto(sanctumPaths.overview);
  await page.getByRole('button', { name: mySanctumTexts.sidebar.collapse }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: mySanctumTexts.sidebar.expand })).toBeVisible();
  const sections = page.getByRole('navigation', { name: mySanctumTexts.sidebar.nav });
  await sections.getByRole('link', { name: mySanctumTexts.sections.classroom.label }).click();
  await expect(page.getByText(classroomTexts.empty.text)).toBeVisible();
});

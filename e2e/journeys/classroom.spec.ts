import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Classroom } from '../screens/classroom';
import { Player } from '../screens/player';
import { Shell } from '../screens/shell';
import { evenings, goods } from '../support/demo';
import { withKeyboard, withMouse } from '../support/input-methods';
import { signUp } from '../support/people';
import { claimFreeCourse } from '../support/shop';
import { test } from '../support/test';
import { i18n } from '../support/member-words';

test('what a member completes in the classroom, on a phone or by keyboard alone, is completed in the player and on the dashboard, too', {
  tag: ['@deep', '@phone'],
}, async ({ page, context, isMobile }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const classroom = new Classroom(page, isMobile ? withMouse(page) : withKeyboard(page));
  await classroom.open();
  await classroom.expectProgress(goods.freeCourse, 0);
  await classroom.openCourse(goods.freeCourse);
  await classroom.chooseModule(evenings.module, evenings.first);

  await test.step('every page on the way has an address', async () => {
    await page.reload();
    await classroom.expectLesson(evenings.first);
    await page.goBack();
    await classroom.expectHeading(goods.freeCourse);
    await page.goForward();
    await classroom.expectLesson(evenings.first);
  });

  await classroom.watchToTheEnd();
  await classroom.completeAndGoOn();
  await new Shell(page).expectToast(i18n.t('learning:toasts.lessonComplete.title'));
  await classroom.expectLesson(evenings.second);

  await classroom.open();
  await classroom.expectProgress(goods.freeCourse, 33);
  await page.goto(paths.course(course));
  await new Player(page).expectProgress(33);
  await page.goto(sanctumPaths.overview);
  const next = i18n.t('overview:continueLearning.resume', { title: evenings.second });
  await page.getByRole('link', { name: next }).click();
  await classroom.expectLesson(evenings.second);
});

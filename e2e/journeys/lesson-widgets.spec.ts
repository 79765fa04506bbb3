import { Certificate } from '../screens/certificate';
import { LessonWidgets } from '../screens/lesson-widgets';
import { Player } from '../screens/player';
import { Shell } from '../screens/shell';
import { everyWidget } from '../support/demo';
import { withKeyboard, withMouse } from '../support/input-methods';
import { expectGoodToSee } from '../look/good-to-see';
import { expectAccessible } from '../support/accessible';
import { stubThirdParties } from '../support/third-party-stubs';
import { signUp } from '../support/people';
import { claim } from '../support/shop';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

const { course, lesson, choice, scale, calendar, form, file } = everyWidget;
const WISH = 'More laughing in the car.';

test('a lesson with every type of widget is taken from start to certificate, on a phone or by keyboard alone', {
  tag: ['@deep', '@phone'],
}, async ({ page, context, consoleGuard, isMobile }) => {
  await stubThirdParties(context, consoleGuard, calendar.host, form.host);
  const { name } = await signUp(context);
  const widgets = new LessonWidgets(page, isMobile ? withMouse(page) : withKeyboard(page));
  const courseId = await claim(context.request, course);
  await new Player(page).finishAllBut(courseId, lesson);
  await widgets.open(courseId, lesson);

  await test.step('texts, pictures, videos and sound are shown', () => widgets.expectShown());
  await test.step('a journal is saved by itself, shared and taken back', async () => {
    await widgets.writeJournal(WISH);
    await widgets.shareJournal();
    await widgets.unshareJournal();
  });
  await test.step('a stopwatch keeps what it measured', async () => {
    await widgets.measure(2);
    await widgets.resetStopwatch();
  });
  await test.step('a question may be tried until it is right', async () => {
    await widgets.answer(choice.wrong);
    await widgets.expectVerdict('notYet', choice.wrong);
    await expectGoodToSee(page);
    await widgets.answer(choice.right);
    await widgets.expectVerdict('right', choice.right);
    await widgets.expectFeedback(choice.feedback);
  });
  await test.step('a scale keeps its values, and the last one can be taken back', async () => {
    await widgets.rate(0);
    await widgets.rate(3);
    await widgets.expectRating(8, scale.max);
    await widgets.rate(1);
    await widgets.takeBack(9);
    await widgets.expectRatings(5, 8);
  });
  await test.step('a file is downloaded under its name', async () => {
    expect(await widgets.download()).toBe(file.name);
  });
  await test.step('pages of other companies learn nothing and stay in their frames', async () => {
    await widgets.expectFrame(calendar);
    await widgets.expectFrame(form);
  });
  await test.step('a button opens a new tab', async () => {
    expect(await widgets.pressButton()).toBe('/library');
  });

  await widgets.open(courseId, lesson);
  await test.step('all answers are shown again after a reload', async () => {
    await widgets.expectJournal(WISH);
    await widgets.expectSessions(1);
    await widgets.expectVerdict('right', choice.right);
    await widgets.expectRatings(5, 8);
  });
  await test.step('a session can be deleted', () => widgets.deleteSession());
  await test.step('the last lesson completes the course, and leads to the certificate', async () => {
    await widgets.completeLesson();
    await new Shell(page).expectToast(i18n.t('learning:toasts.courseComplete.title'));
    await expect(page.getByRole('heading', { name: i18n.t('course-complete:title') })).toBeFocused();
    await expectAccessible(page);
    await widgets.openCertificate();
    await new Certificate(page).expectOf(name, course);
    await page.goBack();
    await expect(page.getByRole('link', { name: i18n.t('course-complete:view') }).first()).toBeVisible();
  });
});

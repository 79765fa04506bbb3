import { courseCompleteTexts } from '../../member-app/src/features/course-complete/texts';
import { learningTexts } from '../../member-app/src/features/learning/texts';
import { playerTexts } from '../../member-app/src/features/player/texts';
import { paths } from '../../member-app/src/shared/lib/paths';
import { Player } from '../screens/player';
import { Shell } from '../screens/shell';
import { freeCourse } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { signIn, signUp } from '../support/people';
import { claimFreeCourse } from '../support/shop';
import { expect, test } from '../support/test';

test('keys move the film, and never while she is writing', async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();

  await player.press('l', 'l');
  await player.expectSecond(20);
  await player.press('ArrowLeft', 'j');
  await player.expectSecond(5);
  await player.press('m', 'c', '>', 'Control+k');
  expect(await player.film()).toEqual({ rate: 1.25, muted: true, captions: true });
  await player.press('0');
  await player.expectSecond(0);

  await player.press('?');
  await player.expectHelp();
  await player.press('l');
  await player.closeHelp();
  await player.expectSecond(0);

  await player.press('n');
  await player.type('all jolly 9');
  await player.expectSecond(0);
});

test('single keys can be turned off on a device', async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await player.openHelp();
  await page.getByLabel(playerTexts.shortcuts.enabled).uncheck();
  await player.closeHelp();
  await page.reload();
  await player.expectReady();
  await player.press('l', '?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await player.expectSecond(0);
});

test('speed and captions stay as this device had them', async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await player.chooseSpeed('1.5');
  await page.getByRole('switch', { name: /captions/i }).click();
  await expect.poll(() => player.film()).toMatchObject({ rate: 1.5, captions: true });
  await page.reload();
  await player.expectReady();
  expect(await player.film()).toMatchObject({ rate: 1.5, captions: true });
});

test('the transcript leads to its moments and shows the present one', async ({ page, context }) => {
  await signUp(context);
  const player = new Player(page);
  await player.open(await claimFreeCourse(context.request));
  await player.expectReady();
  await player.openTranscript();
  const { text, second } = freeCourse.words;
  await player.cue(text).click();
  await player.expectSecond(second);
  await expect(player.cue(text)).toHaveAttribute('aria-current', 'true');
});

test('a place kept without a network arrives when the network is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectOffline();
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await context.setOffline(true);
  await player.pauseAt(12);
  await player.expectSaveState(playerTexts.notSaved);
  await context.setOffline(false);
  await player.expectKept(course, 12);
  await player.expectSaveState(playerTexts.saved);
});

test('a place kept without a network outlives its tab', async ({ page, context, consoleGuard }) => {
  consoleGuard.expectOffline();
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await context.setOffline(true);
  await player.pauseAt(17);
  await player.expectSaveState(playerTexts.notSaved);
  await page.close();
  await context.setOffline(false);

  const next = new Player(await context.newPage());
  await next.open(course);
  await next.expectResumedAt(freeCourse.film, 17);
  await next.expectKept(course, 17);
});

test('a second device goes on where the first was, and the first offers to follow', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUp(context);
  const course = await claimFreeCourse(context.request);
  const laptop = new Player(page);
  await laptop.open(course);
  await laptop.expectReady();
  await laptop.pauseAt(9);
  await laptop.expectKept(course, 9);

  const phone = await browser.newContext({ baseURL });
  await signIn(phone, person);
  const second = new Player(await phone.newPage());
  await second.open(course);
  await second.expectResumedAt(freeCourse.film, 9);
  await second.pauseAt(21);
  await second.expectKept(course, 21);
  await phone.close();

  await laptop.comeBack();
  await expect(laptop.offer).toHaveAccessibleName(playerTexts.otherDevice.follow(freeCourse.first, '0:21'));
  await laptop.expectSecond(9);
  await laptop.offer.click();
  await laptop.expectSecond(21);
  await expect(laptop.offer).toHaveCount(0);
});

test('a film that breaks is fetched afresh and goes on where she was', async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await player.pauseAt(14);
  await player.expectKept(course, 14);

  await player.spoilFilms(1);
  await page.reload();
  await player.expectReady();
  await player.expectSecond(14);
});

test('a film that cannot be read says so, and what remains', { tag: '@phone' }, async ({ page, context }) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.spoilFilms(Number.POSITIVE_INFINITY);
  await page.goto(paths.course(course));
  await expect(page.getByText(playerTexts.trouble.unplayable.title)).toBeVisible();
  await expect(page.getByRole('link', { name: playerTexts.trouble.download })).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: playerTexts.trouble.retry }).click();
  await player.expectReady();
});

test('a power cut costs at most five seconds of the film, and the page recovers by itself', async ({
  page,
  context,
  server,
  consoleGuard,
}) => {
  consoleGuard.expectPowerCuts();
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  // at half speed a busy machine has ten seconds for five of the film
  await player.chooseSpeed('0.5');
  const seen = await player.watchUntilKept();
  await server.kill();
  await server.restart();
  expect(seen - (await player.keptSecond(course))).toBeLessThanOrEqual(5);

  await player.pauseAt(23);
  await player.expectKept(course, 23);
  await player.expectSaveState(playerTexts.saved);
});

test('the last lesson ends in a moment of its own, with a certificate', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.finishAllBut(course, freeCourse.last);
  await page.goto(paths.course(course));
  await page.getByRole('button', { name: playerTexts.completeLesson }).click();
  await new Shell(page).expectToast(learningTexts.toasts.courseComplete.title);
  await expect(page.getByRole('heading', { name: courseCompleteTexts.title })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: courseCompleteTexts.view }).click();
  await expect(page).toHaveURL(/\/certificates\//);

  await page.goBack();
  await expect(page.getByRole('link', { name: courseCompleteTexts.view })).toBeVisible();
});

test('the help sheet and the transcript can be read by everybody, and two taps move the film', {
  tag: '@phone',
}, async ({ page, context }) => {
  await signUp(context);
  const player = new Player(page);
  await player.open(await claimFreeCourse(context.request));
  await player.expectReady();
  await player.tapTwice();
  await player.expectSecond(10);
  await player.openTranscript();
  for (const theme of ['one', 'other']) {
    await player.openHelp();
    await expectAccessible(page);
    await player.closeHelp();
    await expectAccessible(page);
    if (theme === 'one') await new Shell(page).switchTheme();
  }
});

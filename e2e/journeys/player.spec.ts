import { playerTexts } from '../../member-app/src/features/player/texts';
import { Player } from '../screens/player';
import { freeCourse } from '../support/demo';
import { signIn, signUp } from '../support/people';
import { claimFreeCourse } from '../support/shop';
import { expect, test } from '../support/test';

test('a position stored without a network outlives its tab', async ({ page, context, consoleGuard }) => {
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

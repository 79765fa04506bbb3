import { Player } from '../screens/player';
import { freeCourse } from '../support/demo';
import { signIn, signUp } from '../support/people';
import { claimFreeCourse } from '../support/shop';
import { expect, test } from '../support/test';
import { i18n } from '../support/member-words';

test('a position stored without a network outlives its tab and is resumed on a second device, which the first then offers to follow', {
  tag: '@deep',
}, async ({ page, context, browser, baseURL, consoleGuard }) => {
  consoleGuard.expectOffline();
  const person = await signUp(context);
  const course = await claimFreeCourse(context.request);
  const player = new Player(page);
  await player.open(course);
  await player.expectReady();
  await player.loadVideo();
  await context.setOffline(true);
  await player.pauseAt(9);
  await player.expectSaveState(i18n.t('player:notSaved'));
  await page.close();
  await context.setOffline(false);
  const laptop = new Player(await context.newPage());
  await laptop.open(course);
  await laptop.expectResumedAt(freeCourse.video, 9);
  await laptop.expectKept(course, 9);

  const phone = await browser.newContext({ baseURL });
  await signIn(phone, person);
  const second = new Player(await phone.newPage());
  await second.open(course);
  await second.expectResumedAt(freeCourse.video, 9);
  await second.pauseAt(21);
  await second.expectKept(course, 21);
  await phone.close();

  await laptop.comeBack();
  await expect(laptop.offer).toHaveAccessibleName(
    i18n.t('player:otherDevice.follow', { lesson: freeCourse.first, time: '0:21' }),
  );
  await laptop.expectSecond(9);
  await laptop.offer.click();
  await laptop.expectSecond(21);
  await expect(laptop.offer).toHaveCount(0);
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { avatarTexts } from '../../member-app/src/features/avatar/texts';
import { Player } from '../screens/player';
import { Settings } from '../screens/settings';
import { goods } from '../support/demo';
import { expectAccessible, expectGoodToSee } from '../support/accessible';
import { mailedLink } from '../support/mail';
import { signIn, signUp, somebody } from '../support/people';
import { claim } from '../support/shop';
import { expect, test } from '../support/test';

const PICTURE = path.join(import.meta.dirname, '../../docs/pictures/home.webp');

test('a member’s picture is cropped, shown, removed and restored', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const { name } = await signUp(context);
  const settings = new Settings(page);
  await settings.open();
  await settings.choosePicture({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await settings.expectSaid(avatarTexts.notAPicture);

  await settings.choosePicture({ name: 'me.webp', mimeType: 'image/webp', buffer: await readFile(PICTURE) });
  await settings.cropByKeyboard();
  await expectAccessible(page);
  await settings.useThisPart();
  await expect(settings.picture(name)).toHaveJSProperty('naturalWidth', 512);

  await settings.removePicture();
  await expect(settings.picture(name)).toHaveCount(0);
  await settings.undoRemoval();
  await page.reload();
  await expect(settings.picture(name)).toHaveJSProperty('naturalWidth', 512);
});

test('another e-mail belongs to the account once its link is opened', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const rosa = await signUp(context);
  const { email } = somebody();
  const settings = new Settings(page);
  await settings.open();
  await settings.askForEmail({ email: somebody().email, password: rosa.password });
  await settings.callOffEmail();
  await settings.askForEmail({ email, password: rosa.password });
  await settings.expectPending(email);
  await expectGoodToSee(page);

  await page.goto(await mailedLink(context.request, email, /verify-email/));
  await settings.expectConfirmed();
  await settings.open();
  await settings.expectEmail(email);
  await context.clearCookies();
  await signIn(context, { email, password: rosa.password });
});

test('a mail about a finished course can be turned off from the mail itself, without signing in', async ({
  page,
  context,
}) => {
  const rosa = await signUp(context);
  const courseId = await claim(context.request, goods.freeCourse);
  await new Player(page).finishAllBut(courseId, 'no lesson');
  const link = await mailedLink(context.request, rosa.email, /unsubscribe/);
  await context.clearCookies();
  const settings = new Settings(page);
  await page.goto(link);
  await expectAccessible(page);
  await settings.unsubscribe('course-completed');

  await signIn(context, rosa);
  await settings.open();
  await expect(settings.mail('course-completed')).not.toBeChecked();
});

import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Certificate } from '../screens/certificate';
import { Player } from '../screens/player';
import { Profile } from '../screens/profile';
import { Settings } from '../screens/settings';
import { goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { mailedLink } from '../support/mail';
import { signIn, signUp } from '../support/people';
import { claim } from '../support/shop';
import { expect, test } from '../support/test';

test('a member’s downloads can be saved from the profile, anyone can verify a certificate by its code, also mistyped, and mails can be turned off from the mail itself', {
  tag: '@deep',
}, async ({ page, context, consoleGuard }) => {
  const rosa = await signUp(context);
  await claim(context.request, goods.free);
  const profile = new Profile(page);
  await profile.open();
  await profile.show('downloads');
  const saved = page.waitForEvent('download');
  await profile.tabPanel.getByRole('link', { name: /^Download / }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  const courseId = await claim(context.request, goods.freeCourse);
  await new Player(page).finishAllBut(courseId, 'no lesson');
  const answer = await context.request.post(`/api/learning/courses/${courseId}/issue-certificate`);
  const { code } = (await answer.json()) as { code: string };

  // From here on nobody is signed in.
  await context.clearCookies();
  consoleGuard.expectMissing();
  const certificate = new Certificate(page);
  await page.goto(sanctumPaths.certificate(code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))));
  await certificate.expectMissing();
  await certificate.tryCode(code.toLowerCase().replaceAll('-', ' '));
  await certificate.expectOf(rosa.name, goods.freeCourse);
  expect(await certificate.download()).toBe(`certificate-${code}.pdf`);

  const settings = new Settings(page);
  await page.goto(await mailedLink(context.request, rosa.email, /unsubscribe/));
  await expectAccessible(page);
  await settings.unsubscribe('course_completed');
  await signIn(context, rosa);
  await settings.open('notifications', 'advanced');
  await expect(settings.mail('course_completed')).not.toBeChecked();
});

import { catalogTexts } from '../../member-app/src/features/catalog/texts';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Certificate } from '../screens/certificate';
import { Player } from '../screens/player';
import { Profile } from '../screens/profile';
import { Shell } from '../screens/shell';
import { goods } from '../support/demo';
import { expectAccessible } from '../support/accessible';
import { signUp } from '../support/people';
import { claim } from '../support/shop';
import { expect, test } from '../support/test';

test('a member’s downloads can be saved from the profile, and anyone can verify a certificate by its code, also mistyped', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { name } = await signUp(context);
  await claim(context.request, goods.free);
  const profile = new Profile(page);
  await profile.open();
  await profile.show('downloads');
  await profile.tabPanel.getByRole('button', { name: catalogTexts.showFilesOf(goods.free) }).click();
  const saved = page.waitForEvent('download');
  await profile.tabPanel.getByRole('link', { name: /^Download / }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

  const courseId = await claim(context.request, goods.freeCourse);
  await new Player(page).finishAllBut(courseId, 'no lesson');
  const answer = await context.request.post(`/api/learning/courses/${courseId}/certificate`);
  const { code } = (await answer.json()) as { code: string };

  const visitor = await browser.newContext({ baseURL });
  const visitorsPage = await visitor.newPage();
  const certificate = new Certificate(visitorsPage);
  await visitorsPage.goto(sanctumPaths.certificate('AAAA-AAAA-AAAA'));
  await certificate.expectMissing();
  await expectAccessible(visitorsPage);
  await certificate.tryCode(code.toLowerCase().replaceAll('-', ' '));
  await certificate.expectOf(name, goods.freeCourse);
  await expectAccessible(visitorsPage);
  await new Shell(visitorsPage).switchTheme();
  await expectAccessible(visitorsPage);
  expect(await certificate.download()).toBe(`certificate-${code}.pdf`);
  await visitor.close();
});

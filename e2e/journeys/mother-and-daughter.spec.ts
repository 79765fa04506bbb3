import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { texts as moderation } from '../../creator-console/src/resources/community/texts.en';
import { communityPaths } from '../../member-app/src/shared/lib/community-paths';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { Checkout } from '../screens/checkout';
import { Order } from '../screens/order';
import { SignIn } from '../screens/sign-in';
import { cards, goods } from '../support/demo';
import { mailedLink } from '../support/mail';
import { i18n } from '../support/member-words';
import { coach, type Credentials, signIn, signUp, somebody } from '../support/people';
import { fillCart } from '../support/shop';
import { expect, test } from '../support/test';

/** Another person in a separate browser. */
async function signedIn(browser: Browser, baseURL: string, who: Credentials): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  await signIn(context, who);
  return context;
}

async function acceptGuidelines({ request }: BrowserContext): Promise<void> {
  expect((await request.post('/api/me/community/accept-guidelines', { data: {} })).ok()).toBe(true);
}

/** Pays an order by card, which proves that the guardian is an adult. */
async function payByCard(page: Page): Promise<void> {
  await fillCart(page.request, goods.workbook);
  const checkout = new Checkout(page);
  await checkout.open();
  await checkout.pay(cards.pays);
  await new Order(page).expectPaid();
}

/** Creates the account of a daughter, who signs in by name. */
async function addDaughter({ request }: BrowserContext, name: string): Promise<Credentials> {
  const signInName = `lena-${randomUUID().slice(0, 8)}`;
  const password = 'a walk among birches';
  const data = {
    name,
    signInName,
    password,
    birthDate: '2018-05-02',
    purposes: ['account', 'community'],
  };
  expect((await request.post('/api/family/wards', { data })).ok()).toBe(true);
  return { email: signInName, password };
}

/** Finds the post with this text, in any list. */
const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

test('a daughter writes, the coach looks at it first, and mother and members have it on their open pages, each with the name that is theirs to read', {
  tag: '@phone',
}, async ({ page, context, browser, server, consoleGuard }) => {
  await signUp(context);
  await payByCard(page);
  const daughter = await addDaughter(context, 'Lena Birch');
  const other = await signUp(await browser.newContext({ baseURL: server.url }), somebody());
  const [hers, theirs, desk] = await Promise.all(
    [daughter, other, coach].map((who) => signedIn(browser, server.url, who)),
  );
  await Promise.all([context, hers!, theirs!].map(acceptGuidelines));
  const ofDaughter = await hers!.newPage();
  const ofOther = await theirs!.newPage();
  await Promise.all([page, ofDaughter, ofOther].map((each) => each.goto(paths.community)));
  for (const each of [page, ofOther])
    await expect(each.getByRole('list', { name: i18n.t('feed:posts') })).toBeVisible();

  const words = `We built a den of birch branches. ${randomUUID().slice(0, 8)}`;
  await ofDaughter.getByLabel(i18n.t('feed:composer.label')).fill(words);
  await ofDaughter.getByRole('button', { name: i18n.t('feed:composer.share'), exact: true }).click();
  await expect(ofDaughter.getByText(i18n.t('feed:composer.waiting')).first()).toBeVisible();
  await expect(post(ofDaughter, words)).toBeVisible();

  const looking = await desk!.newPage();
  const filter = JSON.stringify({ isWaiting: true, q: words });
  const [waiting] = (await (
    await desk!.request.get('/api/creator/contributions', { params: { filter } })
  ).json()) as { id: string }[];
  await looking.goto(`/creator/community/${waiting!.id}/show`);
  await expect(looking.getByText(words)).toBeVisible();
  await expect(post(ofOther, words)).toHaveCount(0);
  await looking.getByRole('button', { name: moderation.approve }).click();

  const newer = i18n.t('feed:newer.posts', { count: 1 });
  for (const each of [page, ofOther]) {
    await each.getByRole('button', { name: newer }).click();
    await expect(post(each, words)).toBeVisible();
  }
  await expect(post(page, words).getByText('Lena Birch').first()).toBeVisible();
  await expect(post(ofOther, words).getByText('Lena B.').first()).toBeVisible();

  await ofDaughter.goto(communityPaths.communityPost(waiting!.id));
  await expect(post(ofDaughter, words)).toBeVisible();
  await ofOther.goto(communityPaths.communityPost(waiting!.id));
  await ofOther.getByLabel(i18n.t('feed:comments.write')).fill('A den! Is there room for two?');
  await ofOther.getByRole('button', { name: i18n.t('feed:comments.send'), exact: true }).click();
  await expect(ofDaughter.getByText('A den! Is there room for two?')).toBeVisible();

  // a withdrawn consent applies from the next request, and the daughter's texts disappear from open pages
  consoleGuard.expectMissing();
  const { id: ward } = (
    (await (await context.request.get('/api/family')).json()) as { wards: { id: string }[] }
  ).wards[0]!;
  const data = { purposes: [] };
  expect((await context.request.post(`/api/family/wards/${ward}/update-consents`, { data })).ok()).toBe(true);
  await expect
    .poll(async () => (await hers!.request.get('/api/community/feed')).status(), { timeout: 60_000 })
    .toBe(401);
  await expect(post(ofOther, words)).toHaveCount(0);
  await Promise.all([hers, theirs, desk].map((each) => each!.close()));
});

test('a second guardian comes by the mail, without an account at first, is confirmed, pays by card; what she withdraws the first one is told', {
  tag: '@deep',
}, async ({ page, context, browser, server }) => {
  await signUp(context);
  await payByCard(page);
  const daughter = await addDaughter(context, 'Lena Birch');
  await page.goto(sanctumPaths.family);
  await page.getByRole('link', { name: i18n.t('family:parts.guardians') }).click();
  await page.getByRole('button', { name: i18n.t('family:guardians.invite') }).click();
  const second = { ...somebody(), name: 'Mara Birch' };
  await page.getByLabel(i18n.t('family:guardians.email')).fill(second.email);
  await page.getByRole('button', { name: i18n.t('family:guardians.send') }).click();
  await expect(page.getByText(i18n.t('family:guardians.invited', { email: second.email }))).toBeVisible();

  const theirs = await browser.newContext({ baseURL: server.url });
  const other = await theirs.newPage();
  await other.goto(await mailedLink(context.request, second.email, /\/guardian\//));
  await other.getByRole('link', { name: i18n.t('family:invitation.register') }).click();
  const invitation = other.url();
  await new SignIn(other).register(second);
  await other.goto(await mailedLink(context.request, second.email, /verify-email/));
  await other.getByRole('button', { name: i18n.t('accounts:verify.ask.confirm') }).click();
  await expect(other.getByRole('heading', { name: i18n.t('accounts:verify.done.title') })).toBeVisible();
  await other.goto(invitation);
  await other.getByRole('button', { name: i18n.t('family:invitation.accept') }).click();
  await expect(other.getByText(i18n.t('family:waiting.title', { daughter: 'Lena' }))).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: i18n.t('family:candidate.confirm'), exact: true }).click();
  await expect(
    page.getByText(i18n.t('family:candidate.confirmedTitle', { name: second.name })),
  ).toBeVisible();
  await payByCard(other);
  await expect
    .poll(async () => {
      const { wards } = (await (await theirs.request.get('/api/family')).json()) as { wards: unknown[] };
      return wards.length;
    })
    .toBe(1);
  await other.goto(sanctumPaths.family);
  await expect(other.getByRole('heading', { name: 'Lena Birch' })).toBeInViewport();
  await other.getByRole('link', { name: i18n.t('family:parts.permissions') }).click();
  const account = other.getByRole('switch', { name: i18n.t('family:purposes.account.name') });
  await account.click();
  await other.getByRole('button', { name: i18n.t('family:end.yes') }).click();
  await expect(account).not.toBeChecked();
  await theirs.close();

  expect((await context.request.post('/api/auth/login', { data: daughter })).ok()).toBe(false);
  await page.goto(sanctumPaths.notifications);
  for (const kind of ['ward_closed', 'guardian_joined'] as const)
    await expect(page.getByText(i18n.t(`notifications:kinds.${kind}`, { who: second.name }))).toBeVisible();
});

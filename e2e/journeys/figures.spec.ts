import { readFile } from 'node:fs/promises';
import { texts as overview } from '../../creator-console/src/resources/overview/texts.en';
import { texts as analytics } from '../../creator-console/src/resources/products/analytics/texts.en';
import { texts as revenue } from '../../creator-console/src/resources/revenue/texts.en';
import { texts as students } from '../../creator-console/src/resources/students/student/texts.en';
import { productPath } from '../../member-app/src/shared/lib/paths';
import { Checkout } from '../screens/checkout';
import { CreatorPortal } from '../screens/creator-portal';
import { Figures } from '../screens/figures';
import { Order } from '../screens/order';
import { Shell } from '../screens/shell';
import { cards, goods } from '../support/demo';
import { coach, signIn, signUp } from '../support/people';
import { fillCart, productId } from '../support/shop';
import { expect, test } from '../support/test';

const isView = (message: { url(): string }) => message.url().endsWith('/count-view');

test('the coach signs in, and each figure links to the page with its details; one choice of theme serves both apps and outlives the sign-out', {
  tag: '@deep',
}, async ({ page }) => {
  const portal = new CreatorPortal(page);
  const figures = new Figures(page);
  await portal.open();
  await portal.signIn(coach);
  await expect(page.getByRole('heading', { name: overview.title, level: 1 })).toBeVisible();
  await expect(figures.card(overview.sessions)).toContainText(overview.sessionsToCome);
  await figures.card(overview.revenue).getByRole('link').click();
  await expect(page.getByRole('heading', { name: revenue.title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: revenue.byProduct })).toBeVisible();
  await portal.go(students.title);
  await portal.expectStudent('Elin Hart');
  await portal.go(overview.title);
  await page.getByRole('link', { name: goods.course }).click();

  await test.step('the lessons can be downloaded', async () => {
    await expect(page.getByRole('heading', { name: analytics.lessons })).toBeVisible();
    await expect(page.getByText(analytics.isMostCommon, { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: analytics.export }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n').length).toBeGreaterThan(10);
    expect(text).toContain('The hallway');
  });

  await portal.switchTheme();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await portal.open();
  await portal.signOut();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await new Shell(page).switchTheme();
  await portal.open();
  await portal.expectTheme('light');
});

test('a view counts once per day and browser, and a sale changes the conversion', { tag: '@deep' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(context, coach);
  const figures = new Figures(page);
  await figures.openAnalytics(goods.journal);
  const views = await figures.figure(analytics.views).innerText();
  const sales = await figures.figure(analytics.sales).innerText();

  const visitor = await browser.newContext({ baseURL: baseURL! });
  const looking = await visitor.newPage();
  const told: string[] = [];
  looking.on('request', (request) => isView(request) && told.push(request.url()));
  const address = productPath({ id: await productId(visitor.request, goods.journal), type: 'digital_file' });
  const heading = looking.getByRole('heading', { name: goods.journal, level: 1 });

  await test.step('a visitor opens the page twice', async () => {
    const counted = looking.waitForResponse(isView);
    await looking.goto(address);
    expect((await counted).status()).toBe(204);
    await looking.reload({ waitUntil: 'networkidle' });
    await expect(heading).toBeVisible();
    expect(told).toHaveLength(1);
  });

  await test.step('the coach opens it, too, and is not counted', async () => {
    const preview = await context.newPage();
    await preview.goto(address, { waitUntil: 'networkidle' });
    await expect(preview.getByRole('heading', { name: goods.journal, level: 1 })).toBeVisible();
    await preview.close();
  });

  await test.step('the visitor becomes a member and buys it', async () => {
    await signUp(visitor);
    await fillCart(visitor.request, goods.journal);
    const checkout = new Checkout(looking);
    await checkout.open();
    await checkout.pay(cards.pays);
    await new Order(looking).expectPaid();
    await visitor.close();
  });

  await figures.openAnalytics(goods.journal);
  const viewed = Number(views) + 1;
  const sold = Number(sales) + 1;
  await expect(figures.figure(analytics.views)).toHaveText(String(viewed));
  await expect(figures.figure(analytics.sales)).toHaveText(String(sold));
  await expect(figures.figure(analytics.conversion)).toHaveText(
    `${Math.round((sold / viewed) * 1000) / 10}%`,
  );
});

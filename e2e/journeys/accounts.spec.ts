import { paths } from '../../member-app/src/shared/lib/paths';
import { Cart } from '../screens/cart';
import { Library } from '../screens/library';
import { Shell } from '../screens/shell';
import { SignIn } from '../screens/sign-in';
import { goods } from '../support/demo';
import { mailedLink } from '../support/mail';
import { signUp, somebody } from '../support/people';
import { fillCart } from '../support/shop';
import { expect, test } from '../support/test';

test('signing in leads to where the visitor was going, and the cart comes along', async ({
  page,
  context,
  browser,
  server,
}) => {
  const rosa = somebody();
  const elsewhere = await browser.newContext({ baseURL: server.url });
  await signUp(elsewhere, rosa);
  await elsewhere.close();

  await fillCart(context.request, goods.journal);
  await page.goto(paths.settings);
  await new SignIn(page).signIn(rosa);
  await expect(page).toHaveURL(paths.settings);
  const cart = new Cart(page);
  await cart.open();
  await cart.expectItems(goods.journal);
});

test('a visitor who adds two products in a row finds both in the cart', async ({ page }) => {
  // No answer comes before both are pressed, as on a slow network.
  let press = () => {};
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/api/cart', async (route) => {
    await pressed;
    await route.continue();
  });
  const library = new Library(page);
  await library.open();
  await library.addAtOnce(goods.course, goods.workbook);
  press();
  await expect(new Shell(page).cart(2)).toBeVisible();
});

test('a forgotten password is replaced by the link in the mail', async ({ page, context }) => {
  const rosa = await signUp(context);
  await context.clearCookies();
  const signIn = new SignIn(page);
  await signIn.open();
  await signIn.askForNewPassword(rosa.email);
  await page.goto(await mailedLink(context.request, rosa.email, /reset-password/));
  const password = 'rain on the old roof';
  await signIn.chooseNewPassword(password);
  await signIn.signIn({ email: rosa.email, password });
  await expect(page).toHaveURL(paths.mySanctum);
});

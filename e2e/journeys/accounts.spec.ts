import { paths } from '../../member-app/src/shared/lib/paths';
import { Cart } from '../screens/cart';
import { Library } from '../screens/library';
import { Shell } from '../screens/shell';
import { SignIn } from '../screens/sign-in';
import { goods } from '../support/demo';
import { mailedLink } from '../support/mail';
import { passMinutes } from '../support/pass-time';
import { signUp } from '../support/people';
import { fillCart } from '../support/shop';
import { expect, test } from '../support/test';

/** Over HTTPS its name begins with `__Host-`. */
const ACCESS_COOKIE = /sanctum_access$/;

test('a forgotten password is replaced by the link in the mail, and signing in leads to where the visitor was going, with the cart, which ten minutes later is still the same one', async ({
  page,
  context,
}) => {
  const rosa = await signUp(context);
  await context.clearCookies();
  await fillCart(context.request, goods.journal);
  const signIn = new SignIn(page);
  await signIn.open();
  await signIn.askForNewPassword(rosa.email);
  await page.goto(await mailedLink(context.request, rosa.email, /reset-password/));
  const password = 'rain on the old roof';
  await signIn.chooseNewPassword(password);

  await page.goto(paths.settings);
  await signIn.signIn({ email: rosa.email, password });
  await expect(page).toHaveURL(paths.settings);
  const cart = new Cart(page);
  await cart.open();
  await cart.expectItems(goods.journal);

  await test.step('the access cookie runs out after ten minutes, and the session goes on', async () => {
    await passMinutes(context, 10);
    expect((await context.cookies()).map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(ACCESS_COOKIE),
    );
    const library = new Library(page);
    await library.open();
    await expect(new Shell(page).cart(1)).toBeVisible();
    await passMinutes(context, 10);
    await library.addToCart(goods.workbook);
    await expect(new Shell(page).cart(2)).toBeVisible();
    await cart.open();
    await cart.expectItems(goods.journal, goods.workbook);
  });
});

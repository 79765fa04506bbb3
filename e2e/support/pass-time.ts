import type { BrowserContext } from '@playwright/test';

const nowSeconds = () => Date.now() / 1000;

/** Leaves the browser with the cookies it would have after this many minutes, without expired ones. */
export async function passMinutes(context: BrowserContext, minutes: number): Promise<void> {
  const cookies = await context.cookies();
  await context.clearCookies();
  await context.addCookies(
    cookies
      .map((cookie) => (cookie.expires < 0 ? cookie : { ...cookie, expires: cookie.expires - minutes * 60 }))
      .filter(({ expires }) => expires < 0 || expires > nowSeconds()),
  );
}

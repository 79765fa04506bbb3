import { expect, test } from '../support/test';

const phones = { width: 390, height: 844 } as const;

test('the page of the API leads from the demo’s account over a token to an answer, on a phone in a dark theme, too', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize(phones);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  const expectNoSidewaysScroll = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phones.width);

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You’re signed in as Maren Solveig.')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.locator('pre').filter({ hasText: 'sanctum_pat_' })).toBeVisible();
  await expectNoSidewaysScroll();

  await page.reload();
  await expect(page.getByText('A token is in use.')).toBeVisible();
  await page.getByRole('searchbox').fill('received money orders');
  const operation = page.getByRole('button', { name: /\/api\/creator\/orders List orders/ });
  await operation.click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  for (const parameter of await page.locator('.parameters input').all()) await parameter.fill('');
  const sent = page.waitForRequest(/\/api\/creator\/orders/);
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await sent).headers()['authorization']).toMatch(/^Bearer sanctum_pat_/);
  await expect(page.locator('.live-responses-table .response-col_status').last()).toHaveText(/^200/);
  await expectNoSidewaysScroll();
});

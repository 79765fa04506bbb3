import { texts as students } from '../../creator-console/src/resources/students/texts';
import { CreatorPortal } from '../screens/creator-portal';
import { Shell } from '../screens/shell';
import { coach } from '../support/people';
import { expect, test } from '../support/test';

test('the coach signs in and sees the students; one choice of theme serves both apps and outlives the sign-out', async ({
  page,
}) => {
  const portal = new CreatorPortal(page);
  await portal.open();
  await portal.signIn(coach);
  await portal.go(students.title);
  await portal.expectStudent('Elin Hart');

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

import { paths } from '../../member-app/src/shared/lib/paths';
import { expect, test } from '../support/test';

test.use({ locale: 'es-MX' });

test('a visitor who reads Spanish finds a course in it, learns which part is English, and can change the language', async ({
  page,
}) => {
  await page.goto(`${paths.library}?q=raíces`);
  await page.getByRole('heading', { name: 'Con raíces: una clase magistral para madres' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Con raíces/ })).toBeVisible();
  await expect(page.getByText('Las lecciones están en inglés.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Roots' })).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Rooted: A Master Class for Mothers' }),
  ).toBeVisible();
});

import { answers } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { formatDate, formatMoney, formatNumber } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { firstLanguage, keepChoice, type Language } from '@sanctum/web/words/languages';
import { speak } from '../../shared/words/speak';

afterEach(() => act(() => speak('en')));

const footer = () => screen.findByRole('combobox', { name: /Language|Idioma/ });

function openCart(as = aMember()) {
  answers.answer('get', '/api/cart', []);
  answers.answer('get', '/api/cart/count', { count: 1 });
  return renderPage(paths.cart, { as });
}

const browserSpeaks = (...tags: string[]) => jest.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

test('a language chosen in the footer applies right away, is remembered, and is stored in the account', async () => {
  answers.answer('patch', '/api/me', aMember({ language: 'es' }));
  const { user } = openCart();
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await user.selectOptions(await footer(), 'Español');
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Carrito, 1 artículo' })).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
  await waitFor(() => expect(document.title).toBe('Tu carrito · Willow House'));
  await waitFor(() =>
    expect(answers.calls('patch', '/api/me')).toMatchObject([{ body: { language: 'es' } }]),
  );
  expect(firstLanguage()).toBe('es');
});

test('a visitor’s choice is stored only in the browser', async () => {
  answers.answer('get', '/api/cart', []);
  answers.answer('get', '/api/cart/count', { count: 0 });
  const { user } = renderPage(paths.cart);
  await user.selectOptions(await footer(), 'Español');
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(firstLanguage()).toBe('es');
});

test('an account is shown in its language, also at the start of the next visit', async () => {
  openCart(aMember({ language: 'es' }));
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  expect(firstLanguage()).toBe('es');
});

test('the choice in this browser wins over the account’s language', async () => {
  localStorage.setItem('language', 'en');
  openCart(aMember({ language: 'es' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(firstLanguage()).toBe('en');
});

test('the language of the page’s address comes first, until another is chosen', () => {
  localStorage.setItem('language', 'en');
  history.replaceState(null, '', '/cart?coupon=MOSS&lang=es');
  expect(firstLanguage()).toBe('es');
  keepChoice('en');
  expect(firstLanguage()).toBe('en');
  expect(location.search).toBe('?coupon=MOSS');
  history.replaceState(null, '', '/');
});

test('a choice in another tab is followed', async () => {
  openCart();
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'es' })));
  expect(await screen.findByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
});

test.each<[string[], Language]>([
  [['es-MX', 'en'], 'es'],
  [['de-DE', 'es', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (tags, language) => {
  browserSpeaks(...tags);
  expect(firstLanguage()).toBe(language);
});

test('dates, numbers and money follow the displayed language', async () => {
  expect([formatDate('2027-03-08T12:00:00Z'), formatNumber(1204)]).toEqual(['March 8, 2027', '1,204']);
  await act(() => speak('es'));
  expect(formatDate('2027-03-08T12:00:00Z')).toBe('8 de marzo de 2027');
  expect(formatMoney('97.00')).toBe('USD\u00a097.00');
  browserSpeaks('es-ES');
  expect([formatNumber(0.5), formatMoney('97.00')]).toEqual(['0,5', '97,00\u00a0US$']);
});

test('a thousand, one and a million things have their own plural forms', async () => {
  await act(() => speak('es'));
  const students = [1, 1204, 1_000_000].map((count) => i18n.t('catalog:students', { count }));
  expect(students).toEqual(['1 estudiante', '1,204 estudiantes', '1,000,000 de estudiantes']);
});

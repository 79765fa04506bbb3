import { i18n } from './i18n';

test('mistakes do not compile', () => {
  // @ts-expect-error there is no such text
  i18n.t('cart:added.nothing');
  // @ts-expect-error its title is missing
  const withoutTitle = i18n.t('cart:added.description');
  // @ts-expect-error its placeholder has another name
  i18n.t('cart:added.description', { name: 'Bloom' });
  expect(withoutTitle).not.toContain('Bloom');
});

test('a text with its values compiles and is written', () => {
  i18n.addResourceBundle('en', 'cart', { added: { description: '{{title}} is in your cart' } });
  expect(i18n.t('cart:added.description', { title: 'Bloom' })).toBe('Bloom is in your cart');
});

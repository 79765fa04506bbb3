import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';

const places = { name: i18n.t('my-sanctum:sidebar.nav') };

function open(at: string, as = aMember()) {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/cart', []);
  answers.list('get', '/api/me/orders', []);
  answers.list('get', '/api/me/subscriptions', []);
  return renderPage(at, { as });
}

test('a member’s page has the sidebar and the bar, each with all sections and the current one marked', async () => {
  open(paths.orders);
  const navigations = await screen.findAllByRole('navigation', places);
  expect(navigations).toHaveLength(2);
  for (const navigation of navigations) {
    const links = within(navigation);
    for (const name of ['coaching', 'community', 'classroom', 'tools'] as const)
      expect(links.getByRole('link', { name: i18n.t(`my-sanctum:sections.${name}.label`) })).toBeVisible();
    expect(links.getByRole('link', { name: i18n.t('my-sanctum:sections.dashboard.label') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
});

test('a page of the store has only the bar, with no section marked', async () => {
  open(paths.cart);
  const navigation = await screen.findByRole('navigation', places);
  expect(within(navigation).getAllByRole('link')).toHaveLength(5);
  expect(within(navigation).queryByRole('link', { current: true })).toBeNull();
  // its place is kept while it loads, so that nothing moves under a finger
  expect(navigation.parentElement).toHaveClass('bottom-bar');
  expect(screen.queryByRole('complementary', { name: i18n.t('shell:nav.mySanctum') })).toBeNull();
});

test('signed-in people have one line of legal links with the language, and the coach has no member sections', async () => {
  open(paths.cart, aMember({ role: 'creator' }));
  const foot = await screen.findByRole('contentinfo');
  expect(within(foot).getAllByRole('link')).toHaveLength(4);
  expect(await within(foot).findByRole('combobox', { name: i18n.t('shell:footer.language') })).toBeVisible();
  expect(screen.queryByRole('navigation', places)).toBeNull();
});

test('a visitor who signs in has one line of legal links with the language, too', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.login);
  const foot = await screen.findByRole('contentinfo');
  expect(within(foot).getAllByRole('link')).toHaveLength(4);
  expect(await within(foot).findByRole('combobox', { name: i18n.t('shell:footer.language') })).toBeVisible();
});

test('the sidebar stays collapsed when the member has collapsed it, and still leads everywhere', async () => {
  const { user, close } = open(paths.orders);
  await user.click(await screen.findByRole('button', { name: i18n.t('my-sanctum:sidebar.collapse') }));
  close();
  open(paths.orders);
  expect(await screen.findByRole('button', { name: i18n.t('my-sanctum:sidebar.expand') })).toBeVisible();
  const side = screen.getByRole('complementary', { name: i18n.t('shell:nav.mySanctum') });
  const classroom = { name: i18n.t('my-sanctum:sections.classroom.label') };
  expect(within(side).getByRole('link', classroom)).toBeVisible();
});

test('a course’s sales page is part of no section', async () => {
  answers.answer('get', '/api/products/{id}', {
    ...blank('ProductDetailResponse'),
    id: 'oak',
    type: 'course',
    isOwned: false,
  });
  answers.answer('get', '/api/products/{id}/reviews', { items: [], next: null });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  open(paths.course('oak'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  for (const navigation of screen.getAllByRole('navigation', places))
    expect(within(navigation).queryByRole('link', { current: true })).toBeNull();
});

test('next to a lesson the sidebar starts collapsed', async () => {
  answers.refuse('get', '/api/products/{id}', 404);
  open(paths.course('oak'));
  expect(await screen.findByRole('button', { name: i18n.t('my-sanctum:sidebar.expand') })).toBeVisible();
});

const doors = () => screen.queryAllByRole('link', { name: i18n.t('shell:account.creator') });

test('a member’s menu on a phone has the Creator Portal once, and the orders', async () => {
  const { user } = open(paths.cart);
  await user.click(await screen.findByRole('button', { name: i18n.t('shell:menu.open') }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(doors()).toHaveLength(1);
  expect(screen.getByRole('link', { name: i18n.t('shell:account.orders') })).toHaveAttribute(
    'href',
    paths.orders,
  );
});

test('a visitor, who has no menu on a wide screen, finds the Creator Portal next to the sign-in', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/cart', []);
  renderPage(paths.cart);
  expect(await screen.findByRole('link', { name: i18n.t('shell:account.creator') })).toBeVisible();
  expect(doors()).toHaveLength(1);
});

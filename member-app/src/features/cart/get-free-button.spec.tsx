import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderPage } from '../../../testing';
import { i18n } from '../../shared/words/i18n';

const free = {
  ...blank('ProductDetailResponse'),
  id: 'oak',
  title: 'Oak',
  type: 'digital_file' as const,
  price: null,
};
const claims = () => answers.calls('post', '/api/products/{id}/claim').map(({ path }) => path.id);

/** The shop with one free product, owned by the person who claimed it. */
function openProduct(at = '/product/oak', type: 'course' | 'digital_file' = 'digital_file') {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/products/{id}', () => ({ ...free, type, isOwned: claims().length > 0 }));
  answers.answer('get', '/api/products/{id}/reviews', blank('ReviewPageResponse'));
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  answers.list('get', '/api/products/{id}/files', []);
  answers.answer('get', '/api/me/reviews/{productId}', { review: null });
  answers.answer('post', '/api/products/{id}/claim', blank('ClaimResponse'));
  return renderPage(at);
}

test.each([
  ['download', 'digital_file', '/product/oak'],
  ['course', 'course', '/course/oak'],
] as const)(
  'a visitor who wants a free %s registers first, and then has it without another click',
  async (_, type, at) => {
    const { user } = openProduct(at, type);
    const [button] = await screen.findAllByRole('link', { name: i18n.t('cart:free') });
    await user.click(button!);
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();

    answers.answer('post', '/api/auth/register', aMember());
    await user.type(screen.getByLabelText('Name'), 'Rosa Lind');
    await user.type(screen.getByLabelText('Email'), 'rosa@example.org');
    await user.type(screen.getByLabelText('Password'), 'a quiet brook in june');
    await user.type(screen.getByLabelText('Date of birth'), '1986-04-18');
    await user.click(screen.getByRole('button', { name: 'Create account' }));

    expect(await screen.findByText(i18n.t('cart:claimed.description', { title: 'Oak' }))).toBeVisible();
    expect(location.pathname).toBe(at);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: i18n.t('cart:free') })).not.toBeInTheDocument(),
    );
    expect(claims()).toEqual(['oak']);
  },
);

test('a visitor who comes back without an account has changed their mind', async () => {
  const { user, close } = openProduct();
  const [button] = await screen.findAllByRole('link', { name: i18n.t('cart:free') });
  await user.click(button!);
  await screen.findByRole('heading', { name: 'Create your account' });
  close();
  const again = openProduct();
  await screen.findAllByRole('link', { name: i18n.t('cart:free') });
  again.close();

  answers.answer('get', '/api/auth/session', { account: aMember() });
  renderPage('/product/oak', { as: aMember() });
  expect((await screen.findAllByRole('button', { name: i18n.t('cart:free') }))[0]).toBeVisible();
  expect(claims()).toEqual([]);
});

test('a card that appears on the way to registration leaves the claim to the product’s page', async () => {
  sessionStorage.setItem('sanctum.wantedProduct', 'oak');
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/topics', { topics: [] });
  const card = { ...blank('ProductCardResponse'), ...free, type: 'course' as const };
  answers.answer('get', '/api/products', { items: [card], total: 1, page: 1, pageSize: 12 });
  renderPage('/library');
  expect(await screen.findByRole('link', { name: i18n.t('cart:free') })).toBeVisible();
  expect(sessionStorage.getItem('sanctum.wantedProduct')).toBe('oak');
});

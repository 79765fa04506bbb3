import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider, useCreate, useStore } from 'react-admin';
import { anAccount, renderScreen } from '../../testing';
import { ProductList } from '../resources/products/product-list';
import { texts } from '../resources/products/product/texts';
import { FreshLists } from './fresh-lists';

const path = '/api/creator/products';
const NARROWED = JSON.stringify({ q: 'leaf', status: 'published' });
const oak = { ...blank('CreatorProductResponse'), id: 'oak', title: 'Oak' };

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, [oak]);
});

const asked = () => JSON.parse(answers.calls('get', path).at(-1)?.query.filter ?? '{}') as unknown;

test('a duplicate is visible even if the list’s URL had filters', async () => {
  answers.answer('post', `${path}/{id}/duplicate`, { ...oak, id: 'copy', title: 'Copy of Oak' });
  const { user, router } = renderScreen(
    <ResourceContextProvider value="products">
      <FreshLists />
      <ProductList />
    </ResourceContextProvider>,
    { at: `/products?${new URLSearchParams({ filter: NARROWED })}`, route: '/products' },
  );
  await user.click(await screen.findByRole('button', { name: texts.of(texts.more, 'Oak') }));
  expect(asked()).toEqual({ q: 'leaf', status: 'published' });
  await user.click(await screen.findByRole('menuitem', { name: texts.duplicate }));
  await waitFor(() => expect(asked()).toEqual({}));
  expect(router.state.location.search).toBe('');
});

function CreatePage() {
  const [params, setParams] = useStore('products.listParams', {});
  const [create] = useCreate();
  return (
    <>
      <FreshLists />
      <button type="button" onClick={() => setParams({ filter: { q: 'leaf' } })}>
        Filter
      </button>
      <button type="button" onClick={() => void create('courses', { data: {} })}>
        Create
      </button>
      <output>{JSON.stringify(params)}</output>
    </>
  );
}

test('stored filters of a list are cleared after something was created elsewhere', async () => {
  answers.answer('post', '/api/courses', { ...oak, id: 'new' });
  const { user } = renderScreen(<CreatePage />, { at: '/' });
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByRole('status')).toHaveTextContent('leaf');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('{}'));
});

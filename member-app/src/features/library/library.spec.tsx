import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { Library } from './library';

const product = (title: string, facts: Partial<ReturnType<typeof aCard>> = {}) => ({
  ...aCard(),
  id: title,
  title,
  price: '12.00',
  ...facts,
});
const aCard = () => blank('ProductCardResponse');

/** Opens the library at an address; the server has these products. */
function open(search: string, ...products: ReturnType<typeof product>[]) {
  answers.answer('get', '/api/topics', { topics: ['Self-Discovery', 'Relationships'] });
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/products', {
    items: products,
    total: products.length,
    page: 1,
    pageSize: 12,
  });
  return renderScreen(<Library />, { at: `${paths.courses}${search}` });
}

const asked = () => answers.calls('get', '/api/products').at(-1)?.query;

test('a shared address shows the same list', async () => {
  open('?q=rain&tag=Relationships&type=course&sort=-price', product('Rain'));
  expect(await screen.findByRole('heading', { name: 'Rain' })).toBeVisible();
  expect(asked()).toEqual({ q: 'rain', tag: 'Relationships', type: 'course', sort: '-price', page: '1' });
  expect(screen.getByLabelText(i18n.t('library:search.label'))).toHaveValue('rain');
  expect(screen.getByRole('button', { name: 'Relationships' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('tab', { name: i18n.t('library:kinds.course') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(screen.getByLabelText(i18n.t('library:sort.label'))).toHaveValue('-price');
});

test('search, topics, type and order narrow the list, and are in the URL', async () => {
  const { user } = open('', product('Oak'), product('Moss'));
  expect(await screen.findByText(i18n.t('library:found', { count: 2 }))).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Self-Discovery' }));
  await user.click(screen.getByRole('tab', { name: i18n.t('library:kinds.digital_file') }));
  await user.selectOptions(screen.getByLabelText(i18n.t('library:sort.label')), 'title');
  await user.type(screen.getByLabelText(i18n.t('library:search.label')), 'oak');
  await waitFor(() =>
    expect(asked()).toEqual({
      q: 'oak',
      tag: 'Self-Discovery',
      type: 'digital_file',
      sort: 'title',
      page: '1',
    }),
  );
  expect(new URLSearchParams(location.search).get('q')).toBe('oak');
  await user.click(screen.getByRole('button', { name: i18n.t('library:free') }));
  await waitFor(() => expect(asked()).toMatchObject({ price: 'free', tag: 'Self-Discovery' }));
  await user.click(screen.getByRole('button', { name: i18n.t('library:topics.clear') }));
  await waitFor(() => expect(asked()).not.toHaveProperty('tag'));
  expect(asked()).not.toHaveProperty('price');
  expect(screen.getByRole('button', { name: 'Self-Discovery' })).toHaveFocus();
});

test('a search without matches leads back to the whole library', async () => {
  const { user } = open('?q=nowhere');
  await user.click(await screen.findByRole('link', { name: i18n.t('library:nothingFound.clear') }));
  await waitFor(() => expect(location.search).toBe(''));
});

test('the first picture loads at once and before all others, with its space reserved; the rest when they come near', async () => {
  const picture = (id: string) => ({ thumbnailUrl: `/api/media/public/${id}` });
  open('', product('Oak', picture('oak')), product('Moss', picture('moss')));
  await screen.findByRole('heading', { name: 'Oak' });
  const [oak, moss] = document.querySelectorAll('img');
  expect(oak).toHaveAttribute('loading', 'eager');
  expect(oak).toHaveAttribute('fetchpriority', 'high');
  expect([oak!.width, oak!.height]).toEqual([800, 600]);
  expect(moss).toHaveAttribute('loading', 'lazy');
});

test('free products have their own list, which says so while it is empty', async () => {
  const { user } = open('?price=free');
  expect(await screen.findByText(i18n.t('library:nothingFound.description'))).toBeVisible();
  expect(asked()).toMatchObject({ price: 'free' });
  await user.click(screen.getByRole('button', { name: i18n.t('library:free'), pressed: true }));
  await waitFor(() => expect(asked()).not.toHaveProperty('price'));
});

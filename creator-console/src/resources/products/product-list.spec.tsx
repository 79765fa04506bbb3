import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { texts as toast } from '../../shared/toast/texts';
import { texts as schedule } from '../../shared/publishing/texts';
import { CreateContent } from './create-content/create-content';
import { texts as create } from './create-content/texts';
import type { Product } from './product/product';
import { formTexts, texts } from './product/texts';
import { ProductList } from './product-list';

const path = '/api/creator/products';
const product = (title: string, facts: Partial<Product> = {}): Product => ({
  ...blank('CreatorProductResponse'),
  id: title,
  title,
  ...facts,
});

/** Opens Content with these products on the server. */
function open(...products: Product[]) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, products);
  const { user } = renderScreen(
    <ResourceContextProvider value="products">
      <CreateContent>
        <ProductList />
      </CreateContent>
    </ResourceContextProvider>,
    { at: '/products', route: '/products' },
  );
  const choose = async (title: string, act: string) => {
    await user.click(await screen.findByRole('button', { name: texts.of(texts.more, title) }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };
  return { user, choose };
}

const asked = () => {
  const { filter = '{}', sort } = answers.calls('get', path).at(-1)?.query ?? {};
  return { filter: JSON.parse(filter) as unknown, sort };
};
const card = (title: string) => screen.findByRole('article', { name: title });

test('search, type, status and sort order filter the list, and clearing them shows everything', async () => {
  const { user } = open(product('Oak'), product('Moss'));
  await card('Oak');
  expect(screen.getByText(texts.found(2))).toBeVisible();
  expect(asked()).toEqual({ filter: {}, sort: '["createdAt","DESC"]' });
  const pick = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await user.type(screen.getByLabelText(texts.search), 'leaf');
  await waitFor(() => expect(asked().filter).toEqual({ q: 'leaf' }));
  await pick(texts.type, texts.types.digital_file);
  await pick(texts.status, texts.statuses.draft);
  const narrowed = { q: 'leaf', type: 'digital_file', status: 'draft' };
  await waitFor(() => expect(asked().filter).toEqual(narrowed));
  answers.answer('get', path, []);
  await pick(texts.sort, texts.sorts.cheapest);
  await waitFor(() => expect(asked()).toEqual({ filter: narrowed, sort: '["price","ASC"]' }));
  await user.click(await screen.findByRole('button', { name: texts.clearFilters }));
  await waitFor(() => expect(asked().filter).toEqual({}));
});

test('a coach without products starts with a course', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.createFirst }));
  expect(await screen.findByRole('dialog', { name: create.course.title })).toBeVisible();
});

test('a list that cannot be loaded can be retried', async () => {
  const { user } = open();
  answers.refuse('get', path, 503);
  await screen.findByText(texts.failedList);
  answers.answer('get', path, [product('Oak')]);
  await user.click(screen.getByRole('button', { name: texts.tryAgain }));
  expect(await card('Oak')).toBeVisible();
});

test('a draft is published at the time the coach sets in the local time zone, or not automatically', async () => {
  const publishAt = new Date(2031, 1, 3, 9, 30).toISOString();
  const { user, choose } = open(product('Oak'));
  const scheduling = ['post', '/api/creator/products/{id}/schedule'] as const;
  answers.answer(...scheduling, ({ body }) => product('Oak', body));
  await choose('Oak', texts.schedule);
  const at = screen.getByLabelText(schedule.at, { exact: false });
  fireEvent.change(at, { target: { value: '2031-02-03T09:30' } });
  answers.answer('get', path, [product('Oak', { publishAt })]);
  await user.click(screen.getByRole('button', { name: schedule.save }));
  expect(await screen.findByText(texts.done.schedule)).toBeVisible();
  expect(answers.calls(...scheduling)[0]?.body).toEqual({ publishAt });
  await waitFor(async () => expect(await card('Oak')).toHaveTextContent('Scheduled for Feb 3, 2031, 9:30'));

  await choose('Oak', texts.schedule);
  answers.answer('get', path, [product('Oak')]);
  await user.click(screen.getByRole('button', { name: schedule.remove }));
  await waitFor(async () => expect(await card('Oak')).toHaveTextContent(texts.statuses.draft));
  expect(answers.calls(...scheduling)[1]?.body).toEqual({ publishAt: null });
});

test('a deleted product can be restored, and a sold one can only be archived', async () => {
  const { user, choose } = open(product('Oak'), product('Moss', { isSold: true }));
  answers.answer('delete', '/api/creator/products/{id}', { id: 'Oak' });
  answers.answer('post', '/api/creator/products/{id}/restore', product('Oak'));
  await choose('Oak', texts.delete);
  const question = await screen.findByRole('dialog');
  answers.answer('get', path, [product('Moss', { isSold: true })]);
  await user.click(within(question).getByRole('button', { name: texts.delete }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Oak' })).not.toBeInTheDocument());
  answers.answer('get', path, [product('Oak'), product('Moss', { isSold: true })]);
  await user.click(screen.getByRole('button', { name: toast.undo }));
  expect(await card('Oak')).toBeVisible();

  await choose('Moss', texts.delete);
  expect(await screen.findByText(texts.archiveInstead)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.archive })).toBeVisible();
});

test('a price is changed on the card, based on the version that was read', async () => {
  const { user } = open(product('Oak', { price: '97.00', version: 3 }));
  const one = `${path}/{id}` as const;
  answers.answer('patch', one, product('Oak', { price: '79.00', version: 4 }));
  await user.click(await screen.findByRole('button', { name: texts.changePrice('Oak') }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Oak' }));
  const field = dialog.getByRole('spinbutton', { name: formTexts.price });
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '0.1');
  expect(dialog.getByRole('button', { name: formTexts.save })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '79{Enter}');
  expect(await screen.findByText(formTexts.saved)).toBeVisible();
  expect(answers.calls('patch', one)).toMatchObject([
    { path: { id: 'Oak' }, body: { price: '79' }, ifMatch: '3' },
  ]);
});

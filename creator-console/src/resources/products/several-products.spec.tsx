import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { consoleWords } from '../../providers/console-words';
import { texts as toast } from '../../shared/toast/texts';
import { CreateContent } from './create-content/create-content';
import type { Product } from './product/product';
import { texts } from './product/texts';
import { ProductList } from './product-list';

const path = '/api/creator/products';
const product = (title: string, facts: Partial<Product> = {}): Product => ({
  ...blank('CreatorProductResponse'),
  id: title,
  title,
  status: 'draft',
  publishAt: null,
  ...facts,
});
const sold = product('Moss', { isSold: true, status: 'published' });

async function open(...products: Product[]) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, products);
  const { user, router } = renderScreen(
    <ResourceContextProvider value="products">
      <CreateContent>
        <ProductList />
      </CreateContent>
    </ResourceContextProvider>,
    { at: '/products', route: '/products' },
  );
  for (const { title } of products)
    await user.click(await screen.findByRole('checkbox', { name: texts.select(title) }));
  return { user, router, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const idsOf = (calls: { path: { id: string } }[]) => calls.map(({ path: { id } }) => id);

test('several products are published at once; refused ones are named, and undo skips them', async () => {
  const publishing = ['post', '/api/creator/products/{id}/publish'] as const;
  const unpublishing = ['post', '/api/creator/products/{id}/unpublish'] as const;
  const { press } = await open(product('Oak'), product('Fern'), sold);
  answers.answer(...publishing, ({ path: { id } }) => product(id, { status: 'published' }));
  answers.answer(...unpublishing, ({ path: { id } }) => product(id));
  await press(texts.publish);
  expect(await screen.findByText(texts.several.publish(2))).toBeVisible();
  expect(idsOf(answers.calls(...publishing))).toEqual(['Oak', 'Fern']);
  await press(toast.undo);
  await waitFor(() => expect(idsOf(answers.calls(...unpublishing))).toEqual(['Oak', 'Fern']));
});

test('several products are deleted at once and restored, but no sold ones', async () => {
  const deleting = ['delete', '/api/creator/products/{id}'] as const;
  const restoring = ['post', '/api/creator/products/{id}/restore'] as const;
  const { press } = await open(product('Oak'), product('Fern'), sold);
  answers.answer(...deleting, ({ path: { id } }) => ({ id }));
  answers.answer(...restoring, ({ path: { id } }) => product(id));
  await press(texts.delete);
  expect(await screen.findByText(texts.several.delete(2))).toBeVisible();
  expect(idsOf(answers.calls(...deleting))).toEqual(['Oak', 'Fern']);
  await press(toast.undo);
  await waitFor(() => expect(idsOf(answers.calls(...restoring))).toEqual(['Oak', 'Fern']));
});

test('several products get topics at once; those that already have them stay, and undo restores the rest', async () => {
  const patching = ['patch', '/api/creator/products/{id}'] as const;
  const { user, press } = await open(
    product('Oak', { tags: ['Life Skills'] }),
    product('Fern', { tags: ['Confidence'] }),
  );
  answers.answer(...patching, ({ path: { id } }) => product(id));
  await press(texts.addTopics);
  const dialog = within(await screen.findByRole('dialog', { name: texts.addTopicsTo(2) }));
  await user.type(dialog.getByRole('combobox'), 'Confid');
  await user.click(await screen.findByRole('option', { name: 'Confidence' }));
  await user.click(dialog.getByRole('button', { name: texts.addTopicsNow }));
  expect(await screen.findByText(texts.several.topics(1))).toBeVisible();
  const changes = () => answers.calls(...patching).map(({ path: { id }, body }) => ({ id, ...body }));
  expect(changes()).toEqual([{ id: 'Oak', tags: ['Life Skills', 'Confidence'] }]);
  await press(toast.undo);
  await waitFor(() => expect(changes().at(-1)).toEqual({ id: 'Oak', tags: ['Life Skills'] }));
});

test('a refusal among several shows the server’s message, and an unsuitable action is disabled', async () => {
  const { press } = await open(product('Oak'));
  expect(screen.getByRole('button', { name: texts.archive })).toBeDisabled();
  answers.refuse('post', '/api/creator/products/{id}/publish', 422, {
    code: 'not_ready',
    message: 'It needs a lesson.',
  });
  await press(texts.publish);
  expect(await screen.findByText(texts.refused('Oak', 'It needs a lesson.'))).toBeVisible();
  expect(screen.queryByRole('button', { name: toast.undo })).not.toBeInTheDocument();
});

test('filters are saved under a name and can be used again', async () => {
  const { user, router, press } = await open(product('Oak'));
  const filter = () => new URLSearchParams(router.state.location.search).get('filter');
  const { label, new_label: save, query_name: name } = consoleWords.ra.saved_queries;
  await user.type(screen.getByLabelText(texts.search), 'leaf');
  await waitFor(() => expect(filter()).toBe('{"q":"leaf"}'));
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitem', { name: save }));
  await user.type(await screen.findByRole('textbox', { name }), 'Leaves');
  await press(consoleWords.ra.action.save);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.clear(screen.getByLabelText(texts.search));
  await waitFor(() => expect(filter()).toBe('{}'));
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leaves' }));
  await waitFor(() => expect(filter()).toBe('{"q":"leaf"}'));
});

import { PRODUCT_LIMITS } from '@sanctum/openapi/choices';
import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { anAccount, renderScreen } from '../../../testing';
import type { Product } from './product/product';
import { texts as orderTexts } from '../../shared/in-order/texts';
import { formTexts, texts } from './product/texts';
import { texts as hubTexts } from './hub/texts';
import { ProductEdit } from './product-edit';
import { texts as forms } from '../../shared/forms/texts';

// A picture is uploaded, so its URL is not typed.
const { thumbnailUrl: _, ...TYPED } = PRODUCT_LIMITS;

const file = (fileName: string) => ({ ...blank('CreatorProductFileResponse'), id: fileName, fileName });

/** Opens the form of a product with these values. */
async function open(facts: Partial<Product> = {}) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  let product: Product = { ...blank('CreatorProductResponse'), id: 'p1', title: 'Forest Journal', ...facts };
  answers.answer('get', '/api/creator/products/{id}', ({ path: { id } }) => ({ ...product, id }));
  answers.answer('patch', '/api/creator/products/{id}', product);
  answers.answer('post', '/api/creator/products/{id}/publish', () => product);
  answers.answer('post', '/api/creator/products/{id}/unpublish', () => product);
  answers.answer('get', '/api/creator/products/{id}/pairs', { isForPairs: false });
  answers.list('get', '/api/creator/products/{id}/groups', []);
  answers.list('get', '/api/creator/products/{id}/offers', []);
  answers.answer('get', '/api/circles', []);
  answers.answer('get', '/api/pods', []);
  const rendered = renderScreen(
    <Routes>
      <Route
        path="/products/:id"
        element={
          <ResourceContextProvider value="products">
            <ProductEdit />
          </ResourceContextProvider>
        }
      />
      <Route path="/products" element="The list, where a saved form leads" />
    </Routes>,
    { at: '/products/p1' },
  );
  expect(await screen.findByDisplayValue('Forest Journal')).toBeVisible();
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  const become = (changes: Partial<Product>) => {
    product = { ...product, ...changes };
  };
  return { ...rendered, press, become };
}

test('the form has a field for every product text that the coach can change', async () => {
  await open();
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) {
    // A required field has an asterisk after its label.
    expect(screen.getByLabelText((label) => label.startsWith(formTexts[name]))).toBeVisible();
  }
});

test('the files of a download are reordered by mouse and by keys, and saved in that order', async () => {
  const files = ['bells', 'rain', 'wind'].map(file);
  const { user, press } = await open({ type: 'digital_file', category: 'Guides', description: 'x', files });
  await press(orderTexts.moveDown('bells'));
  act(() => screen.getByRole('button', { name: orderTexts.moveUp('wind') }).focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText(orderTexts.moved('wind', 2, 3))).toBeInTheDocument();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([/^rain/, /^wind/, /^bells/].map(expect.stringMatching));
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.files).toEqual([
    { id: 'rain' },
    { id: 'wind' },
    { id: 'bells' },
  ]);
});

test('the products of a bundle are chosen from the shop, reordered and saved in that order', async () => {
  const product = (id: string, title: string): Product => ({
    ...blank('CreatorProductResponse'),
    id,
    title,
    type: 'course',
    status: 'published',
    price: '97.00',
  });
  const all = [product('oak', 'Oak'), product('moss', 'Moss')];
  answers.answer('get', '/api/creator/products', all);
  const { user, press } = await open({
    type: 'bundle',
    category: 'For Moms',
    description: 'x',
    partIds: ['oak'],
  });
  expect(await screen.findByRole('button', { name: orderTexts.remove('Oak') })).toBeVisible();
  await user.click(screen.getByLabelText(formTexts.addPart));
  await user.click(await screen.findByRole('option', { name: 'Moss' }));
  await press(orderTexts.moveUp('Moss'));
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.partIds).toEqual(['moss', 'oak']);
});

test('Spanish texts are below their English ones, counted while missing, and saved', async () => {
  const { user, press } = await open({
    type: 'course',
    category: 'For Moms',
    description: 'Pages',
    whatsInside: ['30 pages', 'A letter'],
    translations: { es: { title: 'Diario' } },
  });
  const section = await screen.findByRole('button', { name: new RegExp(forms.spanishMissing(2)) });
  await user.click(section);
  expect(screen.getByRole('textbox', { name: forms.inSpanish(formTexts.title) })).toHaveValue('Diario');
  await user.type(
    screen.getByRole('textbox', { name: forms.inSpanish(formTexts.whatsInside) }),
    '30 páginas{Enter}Una carta{Enter}',
  );
  expect(await screen.findByText(forms.spanishMissing(1))).toBeVisible();
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.translations).toEqual({
    es: { title: 'Diario', whatsInside: ['30 páginas', 'Una carta'] },
  });
});

test('a product sold only by subscription has no price', async () => {
  const { user, press } = await open({
    type: 'course',
    category: 'For Moms',
    description: 'x',
    price: '97.00',
  });
  await user.click(screen.getByLabelText(formTexts.subscriptionOnly));
  expect(screen.queryByLabelText(new RegExp(`^${formTexts.price}`))).toBeNull();
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body).toMatchObject({
    price: '0',
    isSubscriptionOnly: true,
  });
});

test('preview photos are reordered, removed and saved by their address', async () => {
  const { press } = await open({
    type: 'digital_file',
    category: 'Guides',
    description: 'Pages',
    previewUrls: ['/api/media/public/one', '/api/media/public/two', '/api/media/public/three'],
  });
  await press(orderTexts.moveUp(formTexts.previewPhoto(3)));
  await press(orderTexts.remove(formTexts.previewPhoto(1)));
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.previewUrls).toEqual([
    '/api/media/public/three',
    '/api/media/public/two',
  ]);
});

test('each question has its Spanish version, which is saved with it', async () => {
  const { user, press } = await open({
    type: 'course',
    category: 'For Moms',
    description: 'Pages',
    questions: [{ title: 'Printed?', text: 'You print it.', translations: { es: { title: '¿Impreso?' } } }],
  });
  await user.click(await screen.findByRole('button', { name: new RegExp(forms.spanish) }));
  expect(screen.getByRole('textbox', { name: forms.inSpanish(formTexts.question) })).toHaveValue('¿Impreso?');
  await user.type(screen.getByRole('textbox', { name: forms.inSpanish(formTexts.answer) }), 'La imprimes.');
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.questions).toEqual([
    {
      title: 'Printed?',
      text: 'You print it.',
      translations: { es: { title: '¿Impreso?', text: 'La imprimes.' } },
    },
  ]);
});

test('leaving with unsaved text asks first', async () => {
  const { user, router } = await open();
  await user.type(screen.getByDisplayValue('Forest Journal'), ' of Rain');
  await user.click(screen.getByRole('link', { name: hubTexts.back }));
  await user.click(await screen.findByRole('button', { name: forms.keep }));
  expect(screen.getByDisplayValue('Forest Journal of Rain')).toBeVisible();
  await user.click(screen.getByRole('link', { name: hubTexts.back }));
  await user.click(await screen.findByRole('button', { name: forms.discard }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/products'));
});

test.each(['course', 'digital_file', 'bundle', 'coaching'] as const)(
  'a %s is published and unpublished on its page',
  async (type) => {
    answers.answer('get', '/api/creator/products', []);
    answers.answer('get', '/api/creator/products/{id}/sessions', {
      productId: 'p1',
      offeringId: null,
      sessions: null,
      validDays: null,
      isMonthly: false,
    });
    answers.answer('get', '/api/creator/coaching/offerings', []);
    const { press, become } = await open({ type, status: 'draft' });
    expect(screen.getByText(texts.statuses.draft)).toBeVisible();
    become({ status: 'published' });
    await press(texts.publish);
    expect(await screen.findByText(texts.statuses.published)).toBeVisible();
    become({ status: 'draft' });
    await press(texts.unpublish);
    expect(await screen.findByText(texts.statuses.draft)).toBeVisible();
  },
);

test('typed text survives publishing, which uses the saved version and says so before', async () => {
  const { user, press, become } = await open({ type: 'digital_file', status: 'draft', summary: 'Old' });
  await user.type(screen.getByDisplayValue('Forest Journal'), ' of Rain');
  expect(screen.getByText(formTexts.saveFirst)).toBeVisible();
  become({ status: 'published', summary: 'Changed elsewhere' });
  await press(texts.publish);
  expect(await screen.findByText(texts.statuses.published)).toBeVisible();
  expect(await screen.findByDisplayValue('Changed elsewhere')).toBeVisible();
  expect(screen.getByDisplayValue('Forest Journal of Rain')).toBeVisible();
  expect(screen.queryByText(formTexts.saveFirst)).not.toBeInTheDocument();
});

test('a bundle that costs more than its parts shows both sums at once, and can be saved', async () => {
  const part = (id: string, price: string): Product => ({
    ...blank('CreatorProductResponse'),
    id,
    title: id,
    type: 'course',
    status: 'published',
    price,
  });
  answers.answer('get', '/api/creator/products', [part('oak', '97.00'), part('moss', '22.50')]);
  const { user, press } = await open({
    type: 'bundle',
    category: 'For Moms',
    description: 'x',
    price: '90.00',
    partIds: ['oak', 'moss'],
  });
  const warning = formTexts.dearBundle('$120', '$119.50');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  const price = screen.getByLabelText((label) => label.startsWith(formTexts.price));
  await user.clear(price);
  await user.type(price, '120');
  expect(await screen.findByText(warning)).toBeVisible();
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  expect(answers.calls('patch', '/api/creator/products/{id}')[0]?.body.price).toBe('120');
});

test('a price changed elsewhere is reread, typed values stay, and Save then replaces it', async () => {
  const one = '/api/creator/products/{id}';
  const facts = { type: 'course', category: 'For Moms', description: 'x', price: '90.00' } as const;
  const { user, press } = await open({ ...facts, version: 3 });
  const title = screen.getByLabelText((label) => label.startsWith(formTexts.title));
  await user.clear(title);
  await user.type(title, 'Oak');
  const now = {
    ...blank('CreatorProductResponse'),
    ...facts,
    id: 'p1',
    title: 'Forest',
    price: '120.00',
    version: 7,
  };
  answers.refuse('patch', one, 412, { code: 'stale_edit', message: 'This was changed somewhere else.' });
  answers.answer('get', one, now);
  await press(formTexts.save);
  expect(await screen.findByText('This was changed somewhere else.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByLabelText((label) => label.startsWith(formTexts.price))).toHaveValue(120),
  );
  expect(title).toHaveValue('Oak');
  answers.answer('patch', one, { ...now, title: 'Oak', version: 8 });
  await press(formTexts.save);
  expect(await screen.findByText(formTexts.savedText)).toBeVisible();
  const sent = answers.calls('patch', one);
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['3', '7']);
  expect(sent.at(-1)?.body).toMatchObject({ title: 'Oak', price: '120.00' });
  expect(sent.at(-1)?.body).not.toHaveProperty('version');
});

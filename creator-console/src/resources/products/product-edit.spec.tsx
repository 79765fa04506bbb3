import { PRODUCT_LIMITS } from '@sanctum/openapi/choices';
import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { formTexts } from './product/texts';
import { ProductEdit } from './product-edit';

// A picture is uploaded, so its address is not typed.
const { thumbnailUrl: _, ...TYPED } = PRODUCT_LIMITS;

test('the form has a field for every text of a product that the coach can change', async () => {
  answers.answer('get', '/api/auth/session', {
    account: anAccount(),
  });
  const product = blank('CreatorProductResponse');
  answers.answer('get', '/api/creator/products/{id}', { ...product, id: 'p1', title: 'Forest Journal' });
  renderScreen(
    <ResourceContextProvider value="products">
      <ProductEdit />
    </ResourceContextProvider>,
    { at: '/products/p1', route: '/products/:id' },
  );
  expect(await screen.findByDisplayValue('Forest Journal')).toBeVisible();
  for (const name of Object.keys(TYPED) as (keyof typeof TYPED)[]) {
    expect(screen.getByLabelText(formTexts[name], { exact: false })).toBeVisible();
  }
});

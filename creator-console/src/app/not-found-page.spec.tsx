import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../testing';
import { AssignmentShow } from '../resources/assignments/assignment-show';
import { texts as assignments } from '../resources/assignments/texts';
import { OrderShow } from '../resources/orders/order-show';
import { texts as orders } from '../resources/orders/texts';
import { ReviewShow } from '../resources/payment-reviews/review-show';
import { texts as reviews } from '../resources/payment-reviews/texts';
import { ProductEdit } from '../resources/products/product-edit';
import { texts as products } from '../resources/products/product/texts';
import { SharedJournalShow } from '../resources/shared-journals/shared-journal-show';
import { texts as journals } from '../resources/shared-journals/texts';
import { texts as record } from '../shared/record-texts';
import { NotFoundPage } from './not-found-page';
import { texts } from './texts';

test('an unknown address offers a link to Overview', async () => {
  const { user, router } = renderScreen(<NotFoundPage />, { at: '/nowhere' });
  expect(screen.getByRole('heading', { name: texts.notFoundTitle })).toBeVisible();
  await user.click(screen.getByRole('link', { name: texts.toOverview }));
  expect(router.state.location.pathname).toBe('/overview');
});

const records = [
  ['products', '/api/creator/products/{id}', ProductEdit, products],
  ['orders', '/api/creator/orders/{id}', OrderShow, orders],
  ['payment-reviews', '/api/creator/payment-reviews/{id}', ReviewShow, reviews],
  ['assignments', '/api/creator/assignments/{id}', AssignmentShow, assignments],
  ['shared-journals', '/api/creator/shared-journals/{id}', SharedJournalShow, journals],
] as const;

describe.each(records)('an address of %s', (resource, path, Page: () => ReactElement, words) => {
  const open = () => {
    answers.answer('get', '/api/auth/session', { account: anAccount() });
    return renderScreen(
      <ResourceContextProvider value={resource}>
        <Page />
      </ResourceContextProvider>,
      { at: `/${resource}/unknown`, route: `/${resource}/:id` },
    );
  };

  test.each([
    [404, 'not_found'],
    [400, 'bad_id'],
  ])('that leads to none of them (%i %s) says so, and links to the list', async (status, code) => {
    answers.refuse('get', path, status, { code, message: 'None' });
    open();
    expect(await screen.findByRole('heading', { name: words.notThere })).toBeVisible();
    expect(screen.getByRole('link', { name: words.toAll })).toHaveAttribute('href', `/${resource}`);
  });

  test('that could not be loaded can be retried', async () => {
    answers.refuse('get', path, 503);
    open();
    expect(await screen.findByText(record.notLoaded)).toBeVisible();
    expect(screen.getByRole('button', { name: record.tryAgain })).toBeVisible();
  });
});

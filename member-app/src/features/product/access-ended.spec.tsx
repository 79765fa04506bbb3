import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { formatDate } from '../../shared/lib/format';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { Product } from './product';

test('a course whose time is over says so, what is kept, and sells it again', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('post', '/api/products/{id}/count-view', undefined);
  const product = { ...blank('ProductDetailResponse'), id: 'p1', type: 'course' as const, price: '97.00' };
  renderScreen(<Product product={{ ...product, accessEndedAt: '2027-03-08T12:00:00.000Z' }} />);
  const date = formatDate('2027-03-08T12:00:00.000Z');
  expect(await screen.findAllByText(i18n.t('learning:ended.was', { date }))).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: i18n.t('learning:ended.notes') })[0]).toHaveAttribute(
    'href',
    sanctumPaths.notes,
  );
  expect((await screen.findAllByRole('button', { name: new RegExp(i18n.t('cart:add')) }))[0]).toBeVisible();
});

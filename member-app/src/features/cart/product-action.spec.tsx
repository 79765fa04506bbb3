import { blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { ProductAction } from './product-action';

const oak = {
  ...blank('ProductCardResponse'),
  id: 'oak',
  title: 'Oak',
  type: 'course' as const,
  price: '97.00',
};

test.each([
  ['her mother', [{ id: 'marta', name: 'Marta Lind' }], i18n.t('cart:ask', { names: 'Marta' })],
  ['whom to ask, without one', [], i18n.t('cart:ask', { names: i18n.t('cart:aGuardian') })],
])('beside the price of a card a minor sees %s, and nothing to buy with', async (_, guardians, name) => {
  renderScreen(<ProductAction product={oak} />, { as: aMember({ ageBand: 'teen', guardians }) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/course/oak');
  expect(screen.queryByRole('button')).toBeNull();
});

import { answers, Refusal } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../testing';
import { i18n } from '../shared/words/i18n';
import { CartLink } from './cart-link';

test('the cart of a member whose access token has expired is counted after the session is renewed', async () => {
  let isRenewed = false;
  answers.answer('get', '/api/cart/count', () => {
    if (!isRenewed) throw new Refusal(401, { code: 'session_expired' });
    return { count: 2 };
  });
  answers.answer('post', '/api/auth/refresh', () => {
    isRenewed = true;
    return { expiresInSeconds: 600 };
  });
  renderScreen(<CartLink />, { as: aMember() });
  expect(await screen.findByRole('link', { name: i18n.t('shell:cart', { count: 2 }) })).toBeVisible();
});

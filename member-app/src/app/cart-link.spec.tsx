import { answers, Refusal } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../testing';
import { CartLink } from './cart-link';
import { shellTexts } from './texts';

test('the cart of a member whose access has run out is counted after the session was renewed', async () => {
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
  expect(await screen.findByRole('link', { name: shellTexts.cart(2) })).toBeVisible();
});

import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { ForPairs } from './for-pairs';
import { texts } from './product/pairs-texts';

const path = '/api/creator/products/{id}/pairs';

test('a course can be sold for pairs', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', path, { isForPairs: false });
  answers.answer('put', path, { isForPairs: true });
  const { user } = renderScreen(<ForPairs productId="walk" />);
  const choice = await screen.findByRole('switch', { name: texts.label });
  expect(choice).not.toBeChecked();
  answers.answer('get', path, { isForPairs: true });
  await user.click(choice);
  expect(await screen.findByText(texts.on)).toBeVisible();
  expect(choice).toBeChecked();
  expect(answers.calls('put', path)[0]?.body).toEqual({ isForPairs: true });
});

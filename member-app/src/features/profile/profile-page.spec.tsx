import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { ProfilePage } from './profile-page';
import { profileTexts as texts } from './texts';

const member = aMember({ name: 'Rosa Lind', bio: null });

test('a member changes name and bio in their place', async () => {
  answers.answer('get', '/api/me/library', []);
  // The figures are another part of the page: when they fail, the rest stays.
  answers.refuse('get', '/api/me/overview', 503);
  answers.answer('patch', '/api/me', ({ body }) => ({ ...member, ...body }));
  const { user } = renderScreen(<ProfilePage />, { as: member, at: '/profile' });
  await user.click(await screen.findByRole('button', { name: texts.edit }));
  const name = screen.getByLabelText(new RegExp(texts.form.name));
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Rosa Lind Berg');
  await user.type(screen.getByLabelText(texts.form.bio), 'Gardener.');
  await user.click(screen.getByRole('button', { name: texts.form.save }));
  expect(await screen.findByRole('heading', { name: 'Rosa Lind Berg', level: 1 })).toBeVisible();
  expect(screen.getByText('Gardener.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: texts.edit })).toHaveFocus());
  expect(answers.calls('patch', '/api/me').at(-1)?.body).toEqual({
    name: 'Rosa Lind Berg',
    bio: 'Gardener.',
  });
});

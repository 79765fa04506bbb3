import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { uiTexts } from '../../shared/ui/texts';
import { Password } from './password';
import { settingsTexts } from './texts';

const { password: texts } = settingsTexts;

async function change() {
  const { user } = renderScreen(<Password member={aMember()} />);
  await user.type(screen.getByLabelText(texts.current), 'a walk among birches');
  await user.type(screen.getByLabelText(texts.next), 'rain on the old roof');
  await user.click(screen.getByRole('button', { name: texts.submit }));
}

test('a new password is said to be saved, and both fields are empty again', async () => {
  answers.answer('post', '/api/me/password', undefined);
  await change();
  expect(await screen.findByText(uiTexts.form.saved)).toBeVisible();
  expect(screen.getByLabelText(texts.current)).toHaveValue('');
  expect(screen.getByLabelText(texts.next)).toHaveValue('');
});

test('a wrong present password is said at its field', async () => {
  answers.refuse('post', '/api/me/password', 403, { fields: { currentPassword: 'is not right' } });
  await change();
  const field = screen.getByLabelText(texts.current);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/is not right/));
  expect(field).toHaveFocus();
});

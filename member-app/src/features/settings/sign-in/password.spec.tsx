import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { Password } from './password';

async function change(member = aMember()) {
  const { user } = renderScreen(<Password member={member} />);
  await user.type(screen.getByLabelText(i18n.t('settings:password.current')), 'a walk among birches');
  await user.type(screen.getByLabelText(i18n.t('settings:password.next')), 'rain on the old roof');
  await user.click(screen.getByRole('button', { name: i18n.t('settings:password.submit') }));
}

test('saving a new password is confirmed, and both fields are empty again', async () => {
  answers.answer('post', '/api/me/change-password', undefined);
  await change();
  expect(await screen.findByText(i18n.t('ui:form.saved'))).toBeVisible();
  expect(screen.getByLabelText(i18n.t('settings:password.current'))).toHaveValue('');
  expect(screen.getByLabelText(i18n.t('settings:password.next'))).toHaveValue('');
});

test('a wrong current password is reported at its field', async () => {
  answers.refuse('post', '/api/me/change-password', 403, { fields: { currentPassword: 'isn’t correct' } });
  await change();
  const field = screen.getByLabelText(i18n.t('settings:password.current'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/isn’t correct/));
  expect(field).toHaveFocus();
});

test.each([
  ['member', 10],
  ['creator', 15],
] as const)('a %s learns that a new password needs at least %d characters', (role, least) => {
  renderScreen(<Password member={aMember({ role })} />);
  const field = screen.getByLabelText(i18n.t('settings:password.next'));
  expect(field).toHaveAccessibleDescription(new RegExp(`^At least ${least} characters\\.`));
  expect(field).toHaveAttribute('minlength', String(least));
});

test('a new password that the server refuses is reported at its field', async () => {
  const fields = { newPassword: 'must have at least 15 characters' };
  answers.refuse('post', '/api/me/change-password', 400, { code: 'invalid', fields });
  await change(aMember({ role: 'creator' }));
  const field = screen.getByLabelText(i18n.t('settings:password.next'));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/must have at least 15 characters/));
  expect(field).toHaveFocus();
});

import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { SignedInOnly } from '../session';
import { NewEmail } from './new-email';
import { preferencesTexts } from './preferences-texts';

const { newEmail: texts } = preferencesTexts;
const member = aMember({ email: 'rosa@example.org' });
const pending = { ...member, pendingEmail: 'rosa@example.com' };

/** The form with another address in it, sent. */
async function ask() {
  const rendered = renderScreen(<SignedInOnly>{(me) => <NewEmail member={me} />}</SignedInOnly>, {
    as: member,
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: texts.open }));
  expect(screen.getByLabelText(texts.label)).toHaveFocus();
  await user.type(screen.getByLabelText(texts.label), pending.pendingEmail);
  await user.type(screen.getByLabelText(texts.password, { selector: 'input' }), 'a walk among birches');
  await user.click(screen.getByRole('button', { name: texts.submit }));
  return rendered;
}

test('another e-mail waits for its link, which can be sent again or called off', async () => {
  answers.answer('post', '/api/me/email', pending);
  answers.answer('post', '/api/me/email/resend', pending);
  answers.answer('delete', '/api/me/email', member);
  const { user } = await ask();
  expect(await screen.findByText(texts.pending(pending.pendingEmail))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.resend }));
  expect(await screen.findByText(texts.sent)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.callOff }));
  expect(await screen.findByRole('button', { name: texts.open })).toBeVisible();
});

test('a wrong password is said at its field, and the address that was typed stays', async () => {
  answers.refuse('post', '/api/me/email', 403, {
    code: 'wrong_password',
    fields: { password: 'is not right' },
  });
  await ask();
  expect(await screen.findByText(/is not right/)).toBeVisible();
  expect(screen.getByLabelText(texts.password, { selector: 'input' })).toHaveFocus();
  expect(screen.getByLabelText(texts.label)).toHaveValue(pending.pendingEmail);
});

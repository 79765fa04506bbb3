import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SignedInOnly } from '../../session';
import { NewEmail } from './email';

const member = aMember({ email: 'rosa@example.org' });
const pending = { ...member, pendingEmail: 'rosa@example.com' };

/** Fills in the form with another address and sends it. */
async function ask() {
  const rendered = renderScreen(<SignedInOnly>{(me) => <NewEmail member={me} />}</SignedInOnly>, {
    as: member,
  });
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: i18n.t('preferences:newEmail.open') }));
  expect(screen.getByLabelText(i18n.t('preferences:newEmail.label'))).toHaveFocus();
  await user.type(screen.getByLabelText(i18n.t('preferences:newEmail.label')), pending.pendingEmail);
  await user.type(
    screen.getByLabelText(i18n.t('preferences:newEmail.password'), { selector: 'input' }),
    'a walk among birches',
  );
  await user.click(screen.getByRole('button', { name: i18n.t('preferences:newEmail.submit') }));
  return rendered;
}

test('a new email needs its link to be opened, which can be sent again or canceled', async () => {
  answers.answer('post', '/api/me/change-email', pending);
  answers.answer('post', '/api/me/resend-email-change', pending);
  answers.answer('post', '/api/me/cancel-email-change', member);
  const { user } = await ask();
  expect(
    await screen.findByText(i18n.t('preferences:newEmail.pending', { email: pending.pendingEmail })),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('preferences:newEmail.resend') }));
  expect(await screen.findByText(i18n.t('preferences:newEmail.sent'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('preferences:newEmail.callOff') }));
  expect(await screen.findByRole('button', { name: i18n.t('preferences:newEmail.open') })).toBeVisible();
});

test('a wrong password is reported at its field, and the typed address stays', async () => {
  answers.refuse('post', '/api/me/change-email', 403, {
    code: 'wrong_password',
    fields: { password: 'isn’t correct' },
  });
  await ask();
  expect(await screen.findByText(/isn’t correct/)).toBeVisible();
  expect(screen.getByLabelText(i18n.t('preferences:newEmail.password'), { selector: 'input' })).toHaveFocus();
  expect(screen.getByLabelText(i18n.t('preferences:newEmail.label'))).toHaveValue(pending.pendingEmail);
});

test('a minor learns that a guardian approves the address first, and can withdraw it', async () => {
  const guardians = [{ id: 'rosa', name: 'Rosa Lind' }];
  const lena = aMember({ ageBand: 'teen', guardians, email: 'lena@example.org' });
  const waiting = { ...lena, pendingEmail: 'lena@example.com', isEmailAwaitingGuardian: true };
  answers.answer('post', '/api/me/cancel-email-change', lena);
  const { user } = renderScreen(<SignedInOnly>{(me) => <NewEmail member={me} />}</SignedInOnly>, {
    as: waiting,
  });
  expect(
    await screen.findByText(i18n.t('preferences:newEmail.waiting', { email: waiting.pendingEmail })),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('preferences:newEmail.resend') })).toBeNull();
  await user.click(screen.getByRole('button', { name: i18n.t('preferences:newEmail.callOff') }));
  await user.click(await screen.findByRole('button', { name: i18n.t('preferences:newEmail.open') }));
  expect(screen.getByText(i18n.t('preferences:newEmail.guardianFirst'))).toBeVisible();
});

import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { DeleteAccount } from './delete-account';

test('the coach learns why the coach’s account cannot be deleted here', () => {
  renderScreen(<DeleteAccount member={aMember({ role: 'creator' })} />);
  expect(screen.getByText(i18n.t('privacy:deletion.coach'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('privacy:deletion.open') })).not.toBeInTheDocument();
});

test('a wrong password deletes nothing, and its field says so', async () => {
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  answers.refuse('post', '/api/me/deletion/schedule', 403, {
    code: 'wrong_password',
    fields: { password: 'isn’t correct' },
  });
  const { user } = renderScreen(<DeleteAccount member={aMember()} />);
  await user.click(await screen.findByRole('button', { name: i18n.t('privacy:deletion.open') }));
  const password = screen.getByLabelText(i18n.t('privacy:deletion.password'), {
    exact: true,
    selector: 'input',
  });
  await user.type(password, 'not mine');
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:deletion.confirm') }));
  expect(await screen.findByText(/isn’t correct/)).toBeVisible();
  expect(password).toHaveAccessibleDescription(/isn’t correct/);
});

test('a member sees what is deleted and what is kept, has seven days, and can keep the account with one click', async () => {
  const path = '/api/me/deletion';
  answers.answer('get', path, {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  answers.answer('post', `${path}/schedule`, {
    scheduledAt: '2026-03-01T09:00:00.000Z',
    erasesAt: '2026-03-08T09:00:00.000Z',
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  answers.list('get', '/api/me/sessions', []);
  answers.answer('post', `${path}/cancel`, undefined);
  const { user } = renderScreen(<DeleteAccount member={aMember()} />);
  await user.click(await screen.findByRole('button', { name: i18n.t('privacy:deletion.open') }));
  for (const item of ['profile', 'access', 'writings', 'reviews'] as const)
    expect(screen.getByText(i18n.t(`privacy:deletion.goes.${item}`))).toBeVisible();
  expect(screen.getByText(i18n.t('privacy:deletion.stays.orders'))).toBeVisible();
  await user.type(
    screen.getByLabelText(i18n.t('privacy:deletion.password'), { selector: 'input' }),
    'a walk among birches',
  );
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:deletion.confirm') }));
  expect(await screen.findByText(/^Your account will be deleted on Mar.* 8/)).toBeVisible();
  answers.answer('get', path, {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:deletion.keep') }));
  expect(await screen.findByText(i18n.t('privacy:deletion.kept'))).toBeVisible();
  expect(await screen.findByRole('button', { name: i18n.t('privacy:deletion.open') })).toBeVisible();
});

test('a minor learns that a guardian approves the deletion first, and can withdraw it', async () => {
  const path = '/api/me/deletion';
  const nothing = { scheduledAt: null, erasesAt: null, awaitsGuardianSince: null, isKeptByGuardian: false };
  answers.answer('get', path, { ...nothing, awaitsGuardianSince: '2026-03-01T09:00:00.000Z' });
  answers.answer('post', `${path}/cancel`, undefined);
  const lena = aMember({ ageBand: 'child', guardians: [{ id: 'rosa', name: 'Rosa Lind' }] });
  const { user } = renderScreen(<DeleteAccount member={lena} />);
  expect(await screen.findByText(i18n.t('privacy:deletion.waitingTitle'))).toBeVisible();
  answers.answer('get', path, nothing);
  await user.click(screen.getByRole('button', { name: i18n.t('privacy:deletion.keep') }));
  await user.click(await screen.findByRole('button', { name: i18n.t('privacy:deletion.open') }));
  expect(screen.getByText(i18n.t('privacy:deletion.guardianFirst'))).toBeVisible();
});

test('a minor whose guardian had the account deleted learns that only the guardian can keep it', async () => {
  answers.answer('get', '/api/me/deletion', {
    scheduledAt: '2026-03-01T09:00:00.000Z',
    erasesAt: '2026-03-08T09:00:00.000Z',
    awaitsGuardianSince: null,
    isKeptByGuardian: true,
  });
  renderScreen(<DeleteAccount member={aMember({ ageBand: 'teen' })} />);
  expect(await screen.findByText(i18n.t('privacy:deletion.keptByGuardian'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('privacy:deletion.keep') })).toBeNull();
});

import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { i18n } from '../../shared/words/i18n';
import { family, lena, open, openPart } from './testing/family';

test('a second guardian is invited, and the invitation can be canceled', async () => {
  const { user } = openPart('guardians');
  await user.click(await screen.findByRole('button', { name: i18n.t('family:guardians.invite') }));
  answers.answer(
    'post',
    '/api/family/wards/{id}/invite-guardian',
    family({ wards: [{ ...lena, invited: 'ida@example.org' }] }),
  );
  await user.type(screen.getByLabelText(i18n.t('family:guardians.email')), 'ida@example.org');
  await user.click(screen.getByRole('button', { name: i18n.t('family:guardians.send') }));
  expect(
    await screen.findByText(i18n.t('family:guardians.invited', { email: 'ida@example.org' })),
  ).toBeVisible();
  answers.answer('post', '/api/family/wards/{id}/cancel-invitation', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:guardians.callOff') }));
  expect(await screen.findByRole('button', { name: i18n.t('family:guardians.invite') })).toBeVisible();
});

const ida = { id: 'ida', name: 'Ida Berg' };
const both = { ...lena, guardians: [...lena.guardians, { ...ida, isMe: false }] };

test('the first guardian sees who has accepted, and confirms it', async () => {
  const { user } = openPart('guardians', {
    wards: [{ ...lena, candidate: { ...ida, isConfirmed: false } }],
  });
  expect(await screen.findByText(i18n.t('family:candidate.title', { name: 'Ida Berg' }))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('family:guardians.invite') })).toBeNull();
  answers.answer(
    'post',
    '/api/family/wards/{id}/confirm-guardian',
    family({ wards: [{ ...lena, candidate: { ...ida, isConfirmed: true } }] }),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('family:candidate.confirm') }));
  expect(
    await screen.findByText(i18n.t('family:candidate.confirmedTitle', { name: 'Ida Berg' })),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('family:candidate.confirm') })).toBeNull();
});

test('a guardian removes the other only after confirming', async () => {
  const { user } = openPart('guardians', { wards: [both] });
  const remove = '/api/family/wards/{id}/guardians/{guardianId}/remove';
  await user.click(
    await screen.findByRole('button', { name: i18n.t('family:remove.openNamed', { name: 'Ida Berg' }) }),
  );
  expect(answers.calls('post', remove)).toEqual([]);
  answers.answer('post', remove, family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:remove.yes') }));
  await waitFor(() => expect(screen.queryByText('Ida Berg')).toBeNull());
  expect(answers.calls('post', remove)[0]?.path).toEqual({ id: 'lena', guardianId: 'ida' });
});

test('if someone has to stay, the dialog says so', async () => {
  const { user } = openPart('guardians', { wards: [both] });
  const sentence = 'At least one guardian must be a confirmed adult';
  await user.click(await screen.findByRole('button', { name: i18n.t('family:leave.openNamed') }));
  answers.refuse('post', '/api/family/wards/{id}/guardians/{guardianId}/remove', 409, {
    code: 'guardian_unproven',
    message: sentence,
  });
  await user.click(screen.getByRole('button', { name: i18n.t('family:leave.yes') }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a person who accepted sees the missing step, and can withdraw', async () => {
  const waiting = { id: 'mia', daughter: 'Mia', invitedBy: 'Nora Falk', isConfirmed: true };
  const { user } = open({ wards: [], waiting: [waiting] });
  expect(await screen.findByText(i18n.t('family:waiting.prove', waiting))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('family:waiting.library') })).toBeVisible();
  answers.answer('post', '/api/family/acceptances/{id}/withdraw', family({ wards: [] }));
  await user.click(screen.getByRole('button', { name: i18n.t('family:waiting.withdraw') }));
  await waitFor(() => expect(screen.queryByText(/Mia/)).toBeNull());
});

test('a person who accepted to be the second guardian is among the items that need an answer', async () => {
  open({ wards: [{ ...lena, candidate: { ...ida, isConfirmed: false } }] });
  expect(await screen.findByRole('heading', { name: i18n.t('family:requests.title') })).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('family:candidate.confirm') })).toBeVisible();
});

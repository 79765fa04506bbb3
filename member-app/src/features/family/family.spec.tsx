import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { formatMoment } from '../../shared/lib/format';
import { i18n } from '../../shared/words/i18n';
import type { Family as FamilyFacts, Ward } from './api';
import { Family } from './family';

const lena: Ward = {
  id: 'lena',
  name: 'Lena Lind',
  email: null,
  signInName: 'lena-birch',
  ageBand: 'teen',
  agreed: ['account', 'community'],
  guardians: [{ id: 'rosa', name: 'Rosa Lind', isMe: true }],
  invited: null,
  candidate: null,
  wished: [],
  openedBy: null,
  approvals: [],
  isProven: false,
  hasSecondFactor: false,
};
const family = (facts: Partial<FamilyFacts> = {}): FamilyFacts => ({
  wards: [lena],
  waiting: [],
  guardians: [],
  isProven: true,
  ...facts,
});
const learning = {
  products: [
    {
      productId: 'seeds',
      title: 'First Seeds',
      type: 'course' as const,
      since: '2026-01-05T09:00:00.000Z',
      progressPercent: 40,
      minutes: 12,
      lastCompletedAt: null,
    },
  ],
  contacts: ['Maren Holt'],
  lastSeenAt: null,
};
const open = (facts: Partial<FamilyFacts> = {}, ageBand: 'adult' | 'teen' = 'adult') => {
  answers.answer('get', '/api/family', family(facts));
  answers.list('get', '/api/family/purchase-requests', []);
  answers.list('get', '/api/me/purchase-requests', []);
  answers.list('get', '/api/me/second-seats', []);
  answers.answer('get', '/api/family/wards/{id}/learning', learning);
  answers.answer('get', '/api/family/wards/{id}/moderation', { mute: null, warnings: [] });
  answers.answer('get', '/api/family/wards/{id}/data-export', blank('DataExportResponse'));
  answers.answer('get', '/api/family/wards/{id}/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  return renderScreen(<Family member={aMember({ ageBand })} freshly={(act) => act()} />);
};
const switchOf = (purpose: 'account' | 'community' | 'messages') =>
  screen.getByRole('switch', { name: i18n.t(`family:purposes.${purpose}.name`) });

test('a mother reads what she agreed to, and that she never sees private writing', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Lena Lind' })).toBeVisible();
  expect(screen.getByText(i18n.t('family:privacy.mother'))).toBeVisible();
  expect(screen.getByText(i18n.t('family:signsInAs', { name: 'lena-birch' }))).toBeVisible();
  expect(switchOf('community')).toBeChecked();
  expect(switchOf('messages')).not.toBeChecked();
});

test('a mother reads what the coach has said to her daughter, and until when she is muted', async () => {
  open();
  const since = '2027-03-01T10:00:00.000Z';
  const until = '2027-03-08T10:00:00.000Z';
  answers.answer('get', '/api/family/wards/{id}/moderation', {
    mute: { since, until, reason: 'Unkind words' },
    warnings: [{ id: 'w', text: 'Please be kind.', givenAt: since, readAt: null }],
  });
  const when = formatMoment(until);
  expect(await screen.findByText(i18n.t('family:moderation.mutedUntil', { when }))).toBeVisible();
  expect(screen.getByText(/Unkind words/)).toBeVisible();
  expect(screen.getByText(/Please be kind/)).toBeVisible();
  expect(screen.getByText(new RegExp(i18n.t('family:moderation.unread')))).toBeVisible();
});

test('one purpose is taken back by itself', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Lena Lind' });
  answers.answer(
    'post',
    '/api/family/wards/{id}/update-consents',
    family({ wards: [{ ...lena, agreed: ['account'] }] }),
  );
  await user.click(switchOf('community'));
  await waitFor(() => expect(switchOf('community')).not.toBeChecked());
  expect(answers.calls('post', '/api/family/wards/{id}/update-consents')[0]?.body).toEqual({
    purposes: ['account'],
  });
});

test('ending the account asks first, and ends everything', async () => {
  const { user } = open();
  await screen.findByRole('heading', { name: 'Lena Lind' });
  answers.answer(
    'post',
    '/api/family/wards/{id}/update-consents',
    family({ wards: [{ ...lena, agreed: [] }] }),
  );
  await user.click(switchOf('account'));
  expect(answers.calls('post', '/api/family/wards/{id}/update-consents')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: i18n.t('family:end.yes') }));
  await waitFor(() => expect(switchOf('account')).not.toBeChecked());
  expect(answers.calls('post', '/api/family/wards/{id}/update-consents')[0]?.body).toEqual({ purposes: [] });
  expect(screen.getByText(i18n.t('family:closed'))).toBeVisible();
});

/** Under 13 and of 13, whatever today is. */
const CHILDS = `${new Date().getFullYear() - 9}-04-18`;
const TEENS = `${new Date().getFullYear() - 15}-04-18`;

test('a daughter is added with what was chosen, and nothing is agreed to beforehand', async () => {
  const { user } = open({ wards: [] });
  await user.click(await screen.findByRole('button', { name: i18n.t('family:add.open') }));
  await user.type(screen.getByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), CHILDS);
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await user.type(screen.getByLabelText(i18n.t('family:form.password')), 'rain on the old roof');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(
    screen.getByRole('checkbox', { name: new RegExp(i18n.t('family:purposes.account.name')) }),
  );
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  expect(await screen.findByRole('heading', { name: 'Lena Lind' })).toBeVisible();
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: CHILDS,
    signInName: 'lena-birch',
    password: 'rain on the old roof',
    purposes: ['account'],
  });
});

test('a daughter of 13 chooses her password herself: the form says so and sends none', async () => {
  const { user } = open({ wards: [] });
  await user.click(await screen.findByRole('button', { name: i18n.t('family:add.open') }));
  await user.type(screen.getByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  expect(screen.getByText(i18n.t('family:form.link.name'))).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('family:form.password'))).toBeNull();
  await user.click(screen.getByRole('radio', { name: i18n.t('family:form.ways.email') }));
  expect(screen.getByText(i18n.t('family:form.link.email'))).toBeVisible();
  await user.type(screen.getByLabelText(i18n.t('family:form.email')), 'lena@example.org');
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  expect(await screen.findByRole('heading', { name: 'Lena Lind' })).toBeVisible();
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: TEENS,
    email: 'lena@example.org',
    purposes: [],
  });
});

test('a mother of whom nothing is known yet reads what is missing', async () => {
  const { user } = open({ wards: [{ ...lena, agreed: [], wished: ['account'] }], isProven: false });
  expect(await screen.findByText(i18n.t('family:unproven.title'))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('family:unproven.library') })).toHaveAttribute(
    'href',
    '/library',
  );
  expect(screen.getByRole('link', { name: i18n.t('family:unproven.call') })).toHaveAttribute(
    'href',
    '/coaching',
  );
  // what is chosen now is kept
  expect(switchOf('account')).toBeChecked();
  expect(screen.getByText(i18n.t('family:wished'))).toBeVisible();
  answers.answer(
    'post',
    '/api/family/wards/{id}/update-consents',
    family({ wards: [{ ...lena, agreed: [], wished: ['account', 'messages'] }], isProven: false }),
  );
  await user.click(switchOf('messages'));
  await waitFor(() => expect(switchOf('messages')).toBeChecked());
  expect(answers.calls('post', '/api/family/wards/{id}/update-consents')[0]?.body).toEqual({
    purposes: ['account', 'messages'],
  });
});

test('a second guardian is invited, and the invitation can be called off', async () => {
  const { user } = open();
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

test('the first guardian reads who has accepted, and confirms it', async () => {
  const { user } = open({ wards: [{ ...lena, candidate: { ...ida, isConfirmed: false } }] });
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

test('a guardian removes the other only after being asked', async () => {
  const { user } = open({ wards: [both] });
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

test('where somebody has to stay, the dialog says so', async () => {
  const { user } = open({ wards: [both] });
  const sentence = 'At least one guardian must be a confirmed adult';
  await user.click(await screen.findByRole('button', { name: i18n.t('family:leave.openNamed') }));
  answers.refuse('post', '/api/family/wards/{id}/guardians/{guardianId}/remove', 409, {
    code: 'guardian_unproven',
    message: sentence,
  });
  await user.click(screen.getByRole('button', { name: i18n.t('family:leave.yes') }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('who has accepted reads what is missing, and can withdraw', async () => {
  const waiting = { id: 'mia', daughter: 'Mia', invitedBy: 'Nora Falk', isConfirmed: true };
  const { user } = open({ wards: [], waiting: [waiting] });
  expect(await screen.findByText(i18n.t('family:waiting.prove', waiting))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('family:waiting.library') })).toBeVisible();
  answers.answer('post', '/api/family/acceptances/{id}/withdraw', family({ wards: [] }));
  await user.click(screen.getByRole('button', { name: i18n.t('family:waiting.withdraw') }));
  await waitFor(() => expect(screen.queryByText(/Mia/)).toBeNull());
});

test('a daughter reads who her guardians are, what they see and what they never see', async () => {
  const { user } = open({ wards: [], guardians: [{ id: 'rosa', name: 'Rosa Lind', isMe: false }] }, 'teen');
  expect(await screen.findByText(i18n.t('family:yourGuardians', { names: 'Rosa Lind' }))).toBeVisible();
  expect(screen.getByText(i18n.t('family:privacy.daughter'))).toBeVisible();
  answers.list('get', '/api/family/wards/{id}/consents', [
    { ...blank('ConsentResponse'), purpose: 'account', isGiven: true, by: 'Rosa Lind', method: 'card-order' },
  ]);
  await user.click(screen.getByText(i18n.t('family:records.open')));
  expect(await screen.findByText(/Rosa Lind · with an order by card/)).toBeVisible();
});

test('a mother reads how far her daughter is, and whom she may write with', async () => {
  open();
  expect(await screen.findByText('First Seeds')).toBeVisible();
  expect(screen.getByText(new RegExp(i18n.t('family:learning.percent', { percent: 40 })))).toBeVisible();
  expect(screen.getByText(i18n.t('family:learning.contacts', { names: 'Maren Holt' }))).toBeVisible();
});

test('a daughter’s account is deleted with the mother’s password, and can be kept after all', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: i18n.t('family:data.delete') }));
  await user.type(screen.getByLabelText(i18n.t('family:data.password')), 'a walk among birches');
  answers.answer('post', '/api/family/wards/{id}/deletion/schedule', {
    scheduledAt: '2026-01-05T09:00:00.000Z',
    erasesAt: '2026-01-12T09:00:00.000Z',
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  await user.click(screen.getByRole('button', { name: i18n.t('family:data.deleteYes') }));
  answers.answer('post', '/api/family/wards/{id}/deletion/cancel', undefined);
  await user.click(await screen.findByRole('button', { name: i18n.t('family:data.keep') }));
  expect(await screen.findByRole('button', { name: i18n.t('family:data.delete') })).toBeVisible();
});

test('a second guardian whose daughter signs in already reads what is missing for more, and not that she cannot sign in', async () => {
  open({ wards: [{ ...lena, agreed: ['account'] }], isProven: false });
  expect(await screen.findByText(i18n.t('family:unproven.titleWhereOpen'))).toBeVisible();
  expect(screen.queryByText(i18n.t('family:unproven.title'))).toBeNull();
});

import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import type { Approval, Family as FamilyFacts, Ward } from './api';
import { Family } from './family';

const lena: Ward = {
  ...blank('WardResponse'),
  id: 'lena',
  name: 'Lena Lind',
  signInName: 'lena-birch',
  email: null,
  ageBand: 'child',
  agreed: ['account'],
  wished: [],
  openedBy: null,
  approvals: [],
  guardians: [{ id: 'rosa', name: 'Rosa Lind', isMe: true }],
  invited: null,
  candidate: null,
};
const familyOf = (ward: Partial<Ward>): FamilyFacts => ({
  wards: [{ ...lena, ...ward }],
  waiting: [],
  guardians: [],
  isProven: true,
});
function open(ward: Partial<Ward>, page?: 'account') {
  answers.answer('get', '/api/family', familyOf(ward));
  answers.list('get', '/api/family/purchase-requests', []);
  answers.list('get', '/api/me/second-seats', []);
  answers.answer('get', '/api/me/overview', blank('OverviewResponse'));
  answers.answer('get', '/api/family/wards/{id}/learning', {
    products: [],
    planned: [],
    contacts: [],
    lastSeenAt: null,
  });
  answers.answer('get', '/api/family/wards/{id}/moderation', { mute: null, warnings: [] });
  answers.answer('get', '/api/family/wards/{id}/data-export', blank('DataExportResponse'));
  answers.answer('get', '/api/family/wards/{id}/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
  const freshly = jest.fn((act: () => Promise<void>) => act());
  return {
    freshly,
    ...renderScreen(
      <Family member={aMember()} freshly={freshly} {...(page && { ward: 'lena', part: page })} />,
    ),
  };
}
const button = (name: string) => screen.findByRole('button', { name });
const approve = () => button(i18n.t('family:approvals.approve'));
const email: Approval = { id: 'request', act: 'email', newEmail: 'lena@example.org', isByCoach: false };
const titleOf = (act: 'email' | 'deletion') => i18n.t(`family:approvals.${act}.title`, { name: 'Lena Lind' });

test('a guardian sees the pending address, and approves it after a fresh sign-in', async () => {
  const { user, freshly } = open({ approvals: [email] });
  expect(await screen.findByText(titleOf('email'))).toBeVisible();
  expect(screen.getByText(/lena@example.org/)).toBeVisible();
  answers.answer('post', '/api/family/approvals/{id}/approve', familyOf({}));
  await user.click(await approve());
  await waitFor(() => expect(screen.queryByText(titleOf('email'))).toBeNull());
  expect(answers.calls('post', '/api/family/approvals/{id}/approve')[0]?.path).toEqual({ id: 'request' });
  expect(freshly).toHaveBeenCalledTimes(1);
});

test('an address entered by the coach says so', async () => {
  open({ approvals: [{ ...email, isByCoach: true }] });
  expect(
    await screen.findByText(i18n.t('family:approvals.email.byCoach', { name: 'Lena Lind' })),
  ).toBeVisible();
});

test('a deletion is refused without a fresh sign-in', async () => {
  const { user, freshly } = open({ approvals: [{ ...email, act: 'deletion', newEmail: null }] });
  expect(await screen.findByText(titleOf('deletion'))).toBeVisible();
  answers.answer('post', '/api/family/approvals/{id}/decline', familyOf({}));
  await user.click(await button(i18n.t('family:approvals.refuse')));
  await waitFor(() => expect(screen.queryByText(titleOf('deletion'))).toBeNull());
  expect(freshly).not.toHaveBeenCalled();
});

test('requests that the other guardian has answered disappear', async () => {
  const { user } = open({ approvals: [email] });
  await screen.findByText(titleOf('email'));
  answers.refuse('post', '/api/family/approvals/{id}/approve', 404, { code: 'not_found' });
  answers.answer('get', '/api/family', familyOf({}));
  await user.click(await approve());
  await waitFor(() => expect(screen.queryByText(titleOf('email'))).toBeNull());
});

test('a child’s password is set, and a daughter of 13 gets a link', async () => {
  const { unmount } = open({}, 'account');
  expect(await button(i18n.t('family:password.open'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('family:password.link') })).toBeNull();
  unmount();
  const { user } = open({ ageBand: 'teen', email: 'lena@example.org', signInName: null }, 'account');
  answers.answer('post', '/api/family/wards/{id}/send-password-link', undefined);
  await user.click(await button(i18n.t('family:password.link')));
  await waitFor(() =>
    expect(answers.calls('post', '/api/family/wards/{id}/send-password-link')).toHaveLength(1),
  );
  expect(screen.queryByRole('button', { name: i18n.t('family:password.open') })).toBeNull();
});

test('a lost second factor is removed after confirming and a fresh sign-in', async () => {
  const { user, freshly } = open({ hasSecondFactor: true }, 'account');
  const factor = '/api/family/wards/{id}/second-factor';
  await user.click(await button(i18n.t('family:secondFactor.open')));
  expect(answers.calls('delete', factor)).toEqual([]);
  answers.answer('delete', factor, undefined);
  answers.answer('get', '/api/family', familyOf({}));
  await user.click(await button(i18n.t('family:secondFactor.yes')));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: i18n.t('family:secondFactor.open') })).toBeNull(),
  );
  expect(answers.calls('delete', factor)).toHaveLength(1);
  expect(freshly).toHaveBeenCalledTimes(1);
});

test('a daughter is signed out everywhere only after confirming', async () => {
  const { user } = open({}, 'account');
  const signOut = '/api/family/wards/{id}/sign-out';
  await user.click(await button(i18n.t('family:signOut.open')));
  expect(answers.calls('post', signOut)).toEqual([]);
  answers.answer('post', signOut, undefined);
  await user.click(await button(i18n.t('family:signOut.yes')));
  await waitFor(() => expect(answers.calls('post', signOut)).toHaveLength(1));
});

test.each([
  ['child', null, true],
  ['teen', 'lena-birch', true],
  ['teen', null, false],
] as const)(
  'a daughter (%s, signs in as %s) learns whether a guardian could sign in as her',
  async (ageBand, signInName, could) => {
    const guardians = [{ id: 'rosa', name: 'Rosa Lind' }];
    answers.answer('get', '/api/family', {
      wards: [],
      waiting: [],
      isProven: false,
      guardians: guardians.map((one) => ({ ...one, isMe: false })),
    });
    answers.list('get', '/api/me/purchase-requests', []);
    const member = aMember({ ageBand, signInName, guardians });
    renderScreen(<Family member={member} freshly={(act) => act()} />);
    expect(await screen.findByText(new RegExp(i18n.t('family:privacy.daughter')))).toBeVisible();
    const warning = screen.queryByText(new RegExp(i18n.t('family:privacy.daughterSignIn')));
    expect(warning !== null).toBe(could);
  },
);

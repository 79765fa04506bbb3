import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { formatMoment } from '../../shared/lib/format';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { Family } from './family';
import {
  arrange,
  family,
  freshly,
  learning,
  lena,
  open,
  openPart,
  overview,
  switchOf,
} from './testing/family';

test('a mother learns that she never sees private writing', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Lena Lind' })).toBeVisible();
  expect(screen.getByText(i18n.t('family:privacy.mother'))).toBeVisible();
});

test('each page of a daughter’s account is a link from her card', async () => {
  open();
  for (const part of ['permissions', 'guardians', 'account'] as const)
    expect(await screen.findByRole('link', { name: i18n.t(`family:parts.${part}`) })).toHaveAttribute(
      'href',
      sanctumPaths.familyPart('lena', part),
    );
});

test('the address of an unknown account leads to the family', async () => {
  arrange();
  renderScreen(<Family member={aMember()} freshly={freshly} ward="nobody" part="permissions" />);
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
});

test('a mother learns how her daughter signs in', async () => {
  openPart('account');
  expect(await screen.findByText(i18n.t('family:signsInAs', { name: 'lena-birch' }))).toBeVisible();
});

test('a mother sees what she agreed to', async () => {
  openPart('permissions');
  expect(await screen.findByRole('heading', { name: 'Lena Lind' })).toBeVisible();
  expect(switchOf('community')).toBeChecked();
  expect(switchOf('messages')).not.toBeChecked();
});

test('a mother sees the coach’s warnings to her daughter, and until when she is muted', async () => {
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

test('one permission is withdrawn alone', async () => {
  const { user } = openPart('permissions');
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

test('ending the account asks first, and then ends everything', async () => {
  const { user } = openPart('permissions');
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
});

test('a daughter who can’t sign in is marked', async () => {
  open({ wards: [{ ...lena, agreed: [] }] });
  expect(await screen.findByText(i18n.t('family:closed'))).toBeVisible();
});

test('an unverified mother sees the missing step', async () => {
  open({ wards: [{ ...lena, agreed: [], wished: ['account'] }], isProven: false });
  expect(await screen.findByText(i18n.t('family:unproven.title'))).toBeVisible();
  expect(screen.getByRole('link', { name: i18n.t('family:unproven.library') })).toHaveAttribute(
    'href',
    '/library',
  );
  expect(screen.getByRole('link', { name: i18n.t('family:unproven.call') })).toHaveAttribute(
    'href',
    '/coaching',
  );
});

test('permissions chosen before she is verified are stored', async () => {
  const wished = { ...lena, agreed: [], wished: ['account' as const] };
  const { user } = openPart('permissions', { wards: [wished], isProven: false });
  await screen.findByRole('heading', { name: 'Lena Lind' });
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

test('a daughter sees her guardians, what they can see and what they never see', async () => {
  const { user } = open({ wards: [], guardians: [{ id: 'rosa', name: 'Rosa Lind', isMe: false }] }, 'teen');
  expect(await screen.findByText(i18n.t('family:yourGuardians', { names: 'Rosa Lind' }))).toBeVisible();
  expect(screen.getByText(i18n.t('family:privacy.daughter'))).toBeVisible();
  answers.list('get', '/api/family/wards/{id}/consents', [
    { ...blank('ConsentResponse'), purpose: 'account', isGiven: true, by: 'Rosa Lind', method: 'card_order' },
  ]);
  await user.click(screen.getByText(i18n.t('family:records.open')));
  expect(await screen.findByText(/Rosa Lind · with an order by card/)).toBeVisible();
});

test('mother and daughter are shown side by side with their courses and links', async () => {
  arrange();
  answers.answer('get', '/api/me/overview', {
    ...overview,
    continueLearning: [
      {
        courseId: 'roots',
        title: 'Roots',
        thumbnailUrl: null,
        progressPercent: 10,
        moduleId: 'm',
        lessonId: 'l',
        lessonTitle: 'The first quiet minute',
        positionSeconds: 14,
        durationSeconds: 35,
      },
    ],
  });
  renderScreen(<Family member={aMember()} freshly={freshly} />);
  expect(await screen.findByRole('link', { name: 'Roots' })).toHaveAttribute(
    'href',
    sanctumPaths.classroomLesson('roots', 'm', 'l'),
  );
  expect(screen.getByText(/The first quiet minute/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'First Seeds' })).toHaveAttribute('href', '/course/seeds');
});

test('sessions and events of both are in one list, with their participants', async () => {
  arrange();
  const { startsAt, endsAt } = learning.planned[0]!;
  const den = {
    id: 'den',
    title: 'Den building',
    startsAt,
    endsAt,
    isOnline: true,
    joinFrom: startsAt,
    meetingUrl: null,
  };
  answers.answer('get', '/api/me/overview', { ...overview, upcomingEvents: [den] });
  renderScreen(<Family member={aMember()} freshly={freshly} />);
  const planned = within(await screen.findByRole('region', { name: i18n.t('family:planned.title') }));
  expect(await planned.findByRole('link', { name: 'Den building' })).toHaveAttribute(
    'href',
    '/community/events/den',
  );
  expect(planned.getAllByRole('listitem')).toHaveLength(1);
  expect(planned.getByText(i18n.t('family:you'))).toBeVisible();
  expect(planned.getByText('Lena')).toBeVisible();
});

test('the mother’s data can be reloaded in her card if it could not be loaded', async () => {
  arrange();
  answers.refuse('get', '/api/me/overview', 503);
  const { user } = renderScreen(<Family member={aMember()} freshly={freshly} />);
  const again = await screen.findByRole('button', { name: i18n.t('ui:failed.retry') });
  answers.answer('get', '/api/me/overview', overview);
  await user.click(again);
  expect(await screen.findByText(new RegExp(i18n.t('family:learning.noneOfMine')))).toBeVisible();
});

test('a mother sees her daughter’s progress, and whom she may message', async () => {
  open();
  expect(await screen.findByText('First Seeds')).toBeVisible();
  expect(screen.getByText(new RegExp(i18n.t('family:learning.percent', { percent: 40 })))).toBeVisible();
  expect(
    screen.getByText(new RegExp(i18n.t('family:learning.contacts', { names: 'Maren Holt' }))),
  ).toBeVisible();
});

test('a daughter’s account is deleted with the mother’s password, and can be kept', async () => {
  const { user } = openPart('account');
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

test('an unverified second guardian whose daughter can sign in learns what more permissions require', async () => {
  open({ wards: [{ ...lena, agreed: ['account'] }], isProven: false });
  expect(await screen.findByText(i18n.t('family:unproven.titleWhereOpen'))).toBeVisible();
  expect(screen.queryByText(i18n.t('family:unproven.title'))).toBeNull();
});

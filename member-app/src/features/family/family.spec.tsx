import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aMember, renderScreen } from '../../../testing';
import { formatMoment } from '../../shared/lib/format';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
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
      watchedSeconds: 720,
      lastCompletedAt: null,
    },
  ],
  planned: [
    {
      kind: 'event' as const,
      id: 'den',
      title: 'Den building',
      startsAt: '2027-03-02T18:00:00.000Z',
      endsAt: '2027-03-02T19:00:00.000Z',
      isForAll: true,
    },
  ],
  contacts: ['Maren Holt'],
  lastSeenAt: null,
};
/** The mother's own figures. */
const overview = blank('OverviewResponse');
type Part = 'permissions' | 'guardians' | 'account';
const arrange = (facts: Partial<FamilyFacts> = {}) => {
  answers.answer('get', '/api/family', family(facts));
  answers.list('get', '/api/family/purchase-requests', []);
  answers.list('get', '/api/me/purchase-requests', []);
  answers.list('get', '/api/me/second-seats', []);
  answers.answer('get', '/api/me/overview', overview);
  answers.answer('get', '/api/family/wards/{id}/learning', learning);
  answers.answer('get', '/api/family/wards/{id}/moderation', { mute: null, warnings: [] });
  answers.answer('get', '/api/family/wards/{id}/data-export', blank('DataExportResponse'));
  answers.answer('get', '/api/family/wards/{id}/deletion', {
    scheduledAt: null,
    erasesAt: null,
    awaitsGuardianSince: null,
    isKeptByGuardian: false,
  });
};
const freshly = (act: () => Promise<void>) => act();
const open = (facts: Partial<FamilyFacts> = {}, ageBand: 'adult' | 'teen' = 'adult') => {
  arrange(facts);
  return renderScreen(<Family member={aMember({ ageBand })} freshly={freshly} />);
};
/** A page of Lena's account. */
const openPart = (part: Part, facts: Partial<FamilyFacts> = {}) => {
  arrange(facts);
  return renderScreen(<Family member={aMember()} freshly={freshly} ward="lena" part={part} />);
};
const openNew = () => {
  arrange({ wards: [] });
  return renderScreen(<Family member={aMember()} freshly={freshly} ward="new" />);
};
const switchOf = (purpose: 'account' | 'community' | 'messages') =>
  screen.getByRole('switch', { name: i18n.t(`family:purposes.${purpose}.name`) });

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

/** Dates of birth of someone under 13, and of someone who is 13, on any date. */
const CHILDS = `${new Date().getFullYear() - 9}-04-18`;
const TEENS = `${new Date().getFullYear() - 15}-04-18`;

const next = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: i18n.t('family:steps.next') }));
const stepTitle = (step: 'who' | 'signIn' | 'agree') =>
  screen.getByRole('heading', { name: new RegExp(i18n.t(`family:steps.${step}`)) });

test('a step requires missing values before the next one, and keeps its text on the way back', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await next(user);
  expect(screen.getByLabelText(i18n.t('family:form.birthDate'))).toHaveFocus();
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  expect(stepTitle('signIn')).toHaveFocus();
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await user.click(screen.getByRole('button', { name: i18n.t('family:steps.back') }));
  expect(stepTitle('who')).toHaveFocus();
  expect(screen.getByLabelText(i18n.t('family:form.name'))).toHaveValue('Lena Lind');
  await next(user);
  expect(screen.getByLabelText(i18n.t('family:form.signInName'))).toHaveValue('lena-birch');
});

test('a refusal by the server is shown in its step', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await next(user);
  answers.refuse('post', '/api/family/wards', 409, { fields: { signInName: 'is taken' } });
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  expect(await screen.findByText(/is taken/)).toBeVisible();
  expect(screen.getByLabelText(i18n.t('family:form.signInName'))).toHaveValue('lena-birch');
});

test('a daughter is added with the chosen permissions, and none is preselected', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), CHILDS);
  await next(user);
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await user.type(screen.getByLabelText(i18n.t('family:form.password')), 'rain on the old roof');
  await next(user);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(
    screen.getByRole('checkbox', { name: new RegExp(i18n.t('family:purposes.account.name')) }),
  );
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: CHILDS,
    signInName: 'lena-birch',
    password: 'rain on the old roof',
    purposes: ['account'],
  });
});

test('a daughter of 13 chooses her password herself: the form says so and sends none', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  expect(screen.getByText(i18n.t('family:form.link.name'))).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('family:form.password'))).toBeNull();
  await user.click(screen.getByRole('radio', { name: i18n.t('family:form.ways.email') }));
  expect(screen.getByText(i18n.t('family:form.link.email'))).toBeVisible();
  await user.type(screen.getByLabelText(i18n.t('family:form.email')), 'lena@example.org');
  await next(user);
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: TEENS,
    email: 'lena@example.org',
    purposes: [],
  });
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

test('a person who accepted to be the second guardian is among the items that need an answer', async () => {
  open({ wards: [{ ...lena, candidate: { ...ida, isConfirmed: false } }] });
  expect(await screen.findByRole('heading', { name: i18n.t('family:requests.title') })).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('family:candidate.confirm') })).toBeVisible();
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

import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import type { Member } from '../../session';
import { Notifications } from './notifications';

const path = '/api/me/notification-preferences';
const all = [
  { kind: 'course_completed', isInAppOn: null, isEmailOn: true, isPushOn: null },
  { kind: 'journal_answered', isInAppOn: true, isEmailOn: true, isPushOn: true },
] as const;

const named = (kind: 'course_completed' | 'journal_answered', channel: 'inApp' | 'byEmail' | 'byPush') => ({
  name: i18n.t('preferences:notifications.on', {
    kind: i18n.t(`preferences:notifications.kinds.${kind}.name`),
    channel: i18n.t(`preferences:notifications.${channel}`),
  }),
});
const finished = () => screen.findByRole('switch', named('course_completed', 'byEmail'));
const settings = '/api/me/notification-settings';
const open = (member: Member = aMember(), at = '/') =>
  renderScreen(<Notifications member={member} />, { at });
const preset = (name: 'everything' | 'important' | 'needed' | 'own') =>
  screen.findByRole('radio', {
    name: new RegExp(`^${i18n.t(`preferences:notifications.presets.${name}.name`)}`),
  });
beforeEach(() => {
  answers.answer('get', settings, { quietFrom: null, quietTo: null, digest: 'at_once' });
  answers.answer('get', '/api/me/push-device', { publicKey: 'B', isOn: false });
});

test('an email that is turned off shows so at once, and is saved', async () => {
  answers.answer('get', path, { preferences: [...all] });
  const saving = answers.hold('put', path);
  const { user } = open();
  await user.click(await finished());
  expect(await finished()).not.toBeChecked();
  saving.answer({
    preferences: [{ kind: 'course_completed', isInAppOn: null, isEmailOn: false, isPushOn: null }, all[1]],
  });
  expect(await screen.findByText(i18n.t('preferences:notifications.saved'))).toBeVisible();
  expect(await finished()).not.toBeChecked();
  expect(screen.getByRole('switch', named('journal_answered', 'byEmail'))).toBeChecked();
});

test('a failed choice is reset, with a message', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.refuse('put', path, 503, { message: 'Please try again.' });
  const { user } = open();
  await user.click(await finished());
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect(await finished()).toBeChecked());
});

test('each channel has its own switch if the kind uses it', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.answer('put', path, { preferences: [...all] });
  const { user } = open();
  await user.click(await screen.findByRole('switch', named('journal_answered', 'inApp')));
  expect(answers.calls('put', path)[0]!.body).toEqual({
    preferences: [{ kind: 'journal_answered', isInAppOn: false }],
  });
  await user.click(await screen.findByRole('switch', named('journal_answered', 'byPush')));
  expect(answers.calls('put', path)[1]!.body).toEqual({
    preferences: [{ kind: 'journal_answered', isPushOn: false }],
  });
  for (const channel of ['inApp', 'byPush'] as const)
    expect(screen.queryByRole('switch', named('course_completed', channel))).toBeNull();
});

test('quiet hours start with a night, can be changed, and cannot end when they begin', async () => {
  answers.answer('get', path, { preferences: [] });
  answers.answer('put', settings, { quietFrom: '22:00', quietTo: '07:00', digest: 'at_once' });
  const { user } = open();
  await user.click(
    await screen.findByRole('switch', { name: i18n.t('preferences:notifications.times.quiet') }),
  );
  const from = await screen.findByLabelText(i18n.t('preferences:notifications.times.from'));
  expect(from).toHaveValue('22:00');
  fireEvent.change(from, { target: { value: '07:00' } });
  expect(screen.getByText(i18n.t('preferences:notifications.times.same'))).toBeVisible();
  fireEvent.change(from, { target: { value: '21:00' } });
  await user.click(screen.getByRole('button', { name: i18n.t('preferences:notifications.times.save') }));
  expect(answers.calls('put', settings).at(-1)!.body).toEqual({
    quietFrom: '21:00',
    quietTo: '07:00',
    digest: 'at_once',
  });
});

test('the frequency of community news is set with one click', async () => {
  answers.answer('get', path, { preferences: [] });
  answers.answer('put', settings, { quietFrom: null, quietTo: null, digest: 'weekly' });
  const { user } = open();
  const weekly = { name: i18n.t('preferences:notifications.times.weekly') };
  await user.click(await screen.findByRole('radio', weekly));
  await waitFor(() => expect(screen.getByRole('radio', weekly)).toBeChecked());
});

test('a preset fills the table, and says so', async () => {
  answers.answer('get', path, { preferences: [...all] });
  const { user } = open();
  expect(await preset('everything')).toBeChecked();
  const quiet = [
    { kind: 'course_completed', isInAppOn: null, isEmailOn: false, isPushOn: null },
    { kind: 'journal_answered', isInAppOn: false, isEmailOn: false, isPushOn: false },
  ] as const;
  answers.answer('put', path, { preferences: [...quiet] });
  await user.click(await preset('needed'));
  expect(await screen.findByText(i18n.t('preferences:notifications.saved'))).toBeVisible();
  expect(await preset('needed')).toBeChecked();
  expect(answers.calls('put', path)[0]!.body).toEqual({
    preferences: [
      { kind: 'course_completed', isEmailOn: false },
      { kind: 'journal_answered', isInAppOn: false, isEmailOn: false, isPushOn: false },
    ],
  });
  expect(await finished()).not.toBeChecked();
});

test('a preset that could not be saved is reset', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.refuse('put', path, 503, { message: 'Please try again.' });
  const { user } = open();
  await user.click(await preset('important'));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect(await preset('everything')).toBeChecked());
});

test('a table that matches no preset is called the member’s own choice, listed only while it applies', async () => {
  answers.answer('get', path, { preferences: [all[0], { ...all[1], isPushOn: false }] });
  answers.answer('put', path, { preferences: [...all] });
  const { user } = open();
  expect(await preset('own')).toBeChecked();
  await user.click(await preset('everything'));
  expect(await preset('everything')).toBeChecked();
  await waitFor(() =>
    expect(screen.queryByText(i18n.t('preferences:notifications.presets.own.name'))).not.toBeInTheDocument(),
  );
});

test('a minor, whose emails are off unless chosen, starts with everything', async () => {
  answers.answer('get', path, { preferences: [{ ...all[1], isEmailOn: false }] });
  open(aMember({ ageBand: 'teen' }));
  expect(await preset('everything')).toBeChecked();
});

test('the table is collapsed, unless the address names it', async () => {
  answers.answer('get', path, { preferences: [...all] });
  const { unmount } = open();
  const summary = () => screen.findByText(i18n.t('preferences:notifications.advanced'));
  expect((await summary()).closest('details')).not.toHaveAttribute('open');
  unmount();
  open(aMember(), '/#advanced');
  expect((await summary()).closest('details')).toHaveAttribute('open');
});

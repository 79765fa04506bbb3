import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { MailPreferences } from './mail-preferences';

const path = '/api/me/notification-preferences';
const all = [
  { kind: 'course-completed', isInAppOn: null, isEmailOn: true, isPushOn: null },
  { kind: 'journal-answered', isInAppOn: true, isEmailOn: true, isPushOn: true },
] as const;

const named = (kind: 'course-completed' | 'journal-answered', channel: 'inApp' | 'byEmail' | 'byPush') => ({
  name: i18n.t('preferences:notifications.on', {
    kind: i18n.t(`preferences:notifications.kinds.${kind}.name`),
    channel: i18n.t(`preferences:notifications.${channel}`),
  }),
});
const finished = () => screen.findByRole('switch', named('course-completed', 'byEmail'));
const settings = '/api/me/notification-settings';
beforeEach(() => {
  answers.answer('get', settings, { quietFrom: null, quietTo: null, digest: 'at-once' });
  answers.answer('get', '/api/me/push-device', { publicKey: 'B', isOn: false });
});

test('a mail that is turned off shows so at once, and stays off when it is saved', async () => {
  answers.answer('get', path, { preferences: [...all] });
  const saving = answers.hold('put', path);
  const { user } = renderScreen(<MailPreferences />);
  await user.click(await finished());
  expect(await finished()).not.toBeChecked();
  saving.answer({
    preferences: [{ kind: 'course-completed', isInAppOn: null, isEmailOn: false, isPushOn: null }, all[1]],
  });
  expect(await screen.findByText(i18n.t('preferences:notifications.saved'))).toBeVisible();
  expect(await finished()).not.toBeChecked();
  expect(screen.getByRole('switch', named('journal-answered', 'byEmail'))).toBeChecked();
});

test('a choice that could not be saved goes back, and the member is told', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.refuse('put', path, 503, { message: 'Please try again.' });
  const { user } = renderScreen(<MailPreferences />);
  await user.click(await finished());
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect(await finished()).toBeChecked());
});

test('each way is switched by itself, and there is none where it does not come that way', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.answer('put', path, { preferences: [...all] });
  const { user } = renderScreen(<MailPreferences />);
  await user.click(await screen.findByRole('switch', named('journal-answered', 'inApp')));
  expect(answers.calls('put', path)[0]!.body).toEqual({
    preferences: [{ kind: 'journal-answered', isInAppOn: false }],
  });
  await user.click(await screen.findByRole('switch', named('journal-answered', 'byPush')));
  expect(answers.calls('put', path)[1]!.body).toEqual({
    preferences: [{ kind: 'journal-answered', isPushOn: false }],
  });
  for (const channel of ['inApp', 'byPush'] as const)
    expect(screen.queryByRole('switch', named('course-completed', channel))).toBeNull();
});

test('quiet hours begin with a night, are changed, and end at another time than they begin', async () => {
  answers.answer('get', path, { preferences: [] });
  answers.answer('put', settings, { quietFrom: '22:00', quietTo: '07:00', digest: 'at-once' });
  const { user } = renderScreen(<MailPreferences />);
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
    digest: 'at-once',
  });
});

test('how often the news of the community come is one press', async () => {
  answers.answer('get', path, { preferences: [] });
  answers.answer('put', settings, { quietFrom: null, quietTo: null, digest: 'weekly' });
  const { user } = renderScreen(<MailPreferences />);
  const weekly = { name: i18n.t('preferences:notifications.times.weekly') };
  await user.click(await screen.findByRole('radio', weekly));
  await waitFor(() => expect(screen.getByRole('radio', weekly)).toBeChecked());
});

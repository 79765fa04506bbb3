import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { texts as record } from '../../../shared/record-texts';
import { NotificationsSection } from './notifications-section';
import { texts } from './texts';

const path = '/api/me/notification-preferences';
const times = '/api/me/notification-settings';
const preferences = [
  { kind: 'sale', isInAppOn: true, isEmailOn: null, isPushOn: true },
  { kind: 'mentioned', isInAppOn: true, isEmailOn: true, isPushOn: true },
] as const;
const toggle = (kind: keyof typeof texts.kinds, channel: keyof typeof texts.channels) =>
  screen.findByRole('switch', { name: texts.on(texts.kinds[kind], texts.channels[channel]) });

beforeEach(() => answers.answer('get', times, { quietFrom: null, quietTo: null, digest: 'daily' }));

test('the coach switches each kind separately per channel, and unavailable combinations say so', async () => {
  answers.answer('get', path, { preferences: [...preferences] });
  answers.answer('put', path, { preferences: [{ ...preferences[0], isPushOn: false }, preferences[1]] });
  const { user } = renderScreen(<NotificationsSection />);
  await user.click(await toggle('sale', 'isPushOn'));
  expect(answers.calls('put', path)[0]!.body).toEqual({ preferences: [{ kind: 'sale', isPushOn: false }] });
  await waitFor(async () => expect(await toggle('sale', 'isPushOn')).not.toBeChecked());
  expect(await toggle('mentioned', 'isEmailOn')).toBeChecked();
  expect(screen.getByText(texts.never)).toBeVisible();
});

test('a choice that cannot be saved is reported and reset', async () => {
  answers.answer('get', path, { preferences: [...preferences] });
  answers.refuse('put', path, 503);
  const { user } = renderScreen(<NotificationsSection />);
  await user.click(await toggle('sale', 'isInAppOn'));
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(await toggle('sale', 'isInAppOn')).toBeChecked();
});

test('a browser without push messages says so', async () => {
  answers.answer('get', path, { preferences: [...preferences] });
  renderScreen(<NotificationsSection />);
  expect(await screen.findByText(texts.device.unsupported)).toBeVisible();
});

test('choices that cannot be loaded can be retried', async () => {
  answers.refuse('get', path, 503);
  const { user } = renderScreen(<NotificationsSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.answer('get', path, { preferences: [...preferences] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toggle('sale', 'isInAppOn')).toBeVisible();
});

test('quiet hours default to a night, are changed, and switched off again', async () => {
  answers.answer('get', path, { preferences: [...preferences] });
  answers.answer('put', times, ({ body }) => body);
  const { user } = renderScreen(<NotificationsSection />);
  const sent = () => answers.calls('put', times).at(-1)?.body;
  await user.click(await screen.findByRole('switch', { name: texts.quiet.switch }));
  expect(sent()).toEqual({ quietFrom: '22:00', quietTo: '07:00', digest: 'daily' });
  const from = await screen.findByLabelText(texts.quiet.from);
  fireEvent.change(from, { target: { value: '07:00' } });
  expect(screen.getByText(texts.quiet.same)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.quiet.save })).toBeDisabled();
  fireEvent.change(from, { target: { value: '20:30' } });
  await user.click(screen.getByRole('button', { name: texts.quiet.save }));
  await waitFor(() => expect(sent()).toEqual({ quietFrom: '20:30', quietTo: '07:00', digest: 'daily' }));
  await user.click(screen.getByRole('switch', { name: texts.quiet.switch }));
  await waitFor(() => expect(sent()).toEqual({ quietFrom: null, quietTo: null, digest: 'daily' }));
});

import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { texts as record } from '../../../shared/record-texts';
import type { Device } from './devices.api';
import { DevicesSection } from './devices-section';
import { texts } from './texts';

const sessions = '/api/me/sessions';
const ending = ['delete', '/api/me/sessions/{id}'] as const;
const device = (id: string, name: string, current = false): Device => ({
  ...blank('LoginSessionResponse'),
  id,
  device: name,
  isCurrent: current,
});
const here = device('here', 'Firefox on Linux', true);
const phone = device('phone', 'Safari on iPhone');
const tablet = device('tablet', 'Chrome on Android');
const button = (name: string) => screen.findByRole('button', { name });

/** Answers with the server's list, without signed-out devices. */
function signedIn(...devices: Device[]) {
  answers.list('get', sessions, () =>
    devices.filter(({ id }) => !answers.calls(...ending).some(({ path }) => path?.id === id)),
  );
  answers.answer(...ending, undefined);
}

test('a device is signed out after a confirmation, and its row disappears', async () => {
  signedIn(here, phone);
  const { user } = renderScreen(<DevicesSection />);
  expect(await screen.findByText(texts.current)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.signOutDevice(here.device) })).toBeNull();
  expect(screen.queryByRole('button', { name: texts.signOutOthers })).toBeNull();
  await user.click(await button(texts.signOutDevice(phone.device)));
  expect(await screen.findByRole('dialog', { name: texts.title1(phone.device) })).toBeVisible();
  await user.click(await button(texts.signOut));
  expect(await screen.findByText(texts.done(1))).toBeVisible();
  expect(screen.queryByText(phone.device)).toBeNull();
});

test('all other devices are signed out at once, and this one stays', async () => {
  signedIn(here, phone, tablet);
  const { user } = renderScreen(<DevicesSection />);
  await user.click(await button(texts.signOutOthers));
  await user.click(await button(texts.signOut));
  expect(await screen.findByText(texts.done(2))).toBeVisible();
  expect(screen.getByText(here.device)).toBeVisible();
  expect(answers.calls(...ending).map(({ path }) => path?.id)).toEqual(['phone', 'tablet']);
});

test('a device that could not be signed out stays in the list, and the reason is shown', async () => {
  answers.list('get', sessions, [here, phone]);
  answers.refuse(...ending, 503, { message: 'Please try again in a moment' });
  const { user } = renderScreen(<DevicesSection />);
  await user.click(await button(texts.signOutDevice(phone.device)));
  await user.click(await button(texts.signOut));
  expect(await screen.findByText('Please try again in a moment')).toBeVisible();
  expect(screen.getByText(phone.device)).toBeInTheDocument();
});

test('devices that cannot be loaded can be retried', async () => {
  answers.refuse('get', sessions, 503);
  const { user } = renderScreen(<DevicesSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.list('get', sessions, [here]);
  await user.click(await button('Try again'));
  expect(await screen.findByText(here.device)).toBeVisible();
});

import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { Devices } from './devices';

const device = (id: string, isCurrent = false) => ({
  ...blank('LoginSessionResponse'),
  id,
  device: id,
  isCurrent,
});
const signOut = (name: string) => i18n.t('settings:devices.signOutDevice', { device: name });
const laptop = device('Firefox on Linux', true);
const phone = device('Safari on iPhone');

test('another device is signed out after confirming, this one without', async () => {
  let devices = [laptop, phone];
  answers.list('get', '/api/me/sessions', () => devices);
  answers.answer('delete', '/api/me/sessions/{id}', ({ path }) => {
    devices = devices.filter(({ id }) => id !== decodeURIComponent(path.id));
  });
  const { user } = renderScreen(<Devices />);
  const other = await screen.findByRole('button', { name: signOut(phone.device) });
  expect(screen.queryByRole('button', { name: signOut(laptop.device) })).toBeNull();
  await user.click(other);
  await user.click(screen.getByRole('button', { name: i18n.t('settings:devices.confirm.yes') }));
  await waitFor(() => expect(screen.queryByText(phone.device)).not.toBeInTheDocument());
  expect(screen.getByText(laptop.device)).toBeVisible();
});

test('this device comes first and logs out; more than two are collapsed', async () => {
  answers.list('get', '/api/me/sessions', [phone, device('Tablet'), device('Old phone'), laptop]);
  answers.answer('post', '/api/auth/logout', undefined);
  const { user } = renderScreen(<Devices />);
  const [first] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText(laptop.device)).toBeVisible();
  const folded = screen.getByText(i18n.t('settings:devices.more', { count: 2 }));
  expect(screen.getByText('Old phone')).not.toBeVisible();
  await user.click(folded);
  expect(screen.getByText('Old phone')).toBeVisible();
  await user.click(within(first!).getByRole('button', { name: i18n.t('settings:devices.logOut') }));
  await waitFor(() => expect(answers.calls('post', '/api/auth/logout')).toHaveLength(1));
});

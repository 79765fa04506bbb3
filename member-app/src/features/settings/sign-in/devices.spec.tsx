import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { Devices } from './devices';

const device = (id: string, current = false) => ({
  ...blank('LoginSessionResponse'),
  id,
  device: id,
  current,
});
const laptop = device('Firefox on Linux', true);
const phone = device('Safari on iPhone');

test('another device is signed out after a question, this one cannot be', async () => {
  let devices = [laptop, phone];
  answers.list('get', '/api/me/sessions', () => devices);
  answers.answer('delete', '/api/me/sessions/{id}', ({ path }) => {
    devices = devices.filter(({ id }) => id !== decodeURIComponent(path.id));
  });
  const { user } = renderScreen(<Devices />);
  await user.click(
    await screen.findByRole('button', {
      name: i18n.t('settings:devices.signOutDevice', { device: phone.device }),
    }),
  );
  expect(
    screen.queryByRole('button', {
      name: i18n.t('settings:devices.signOutDevice', { device: laptop.device }),
    }),
  ).toBeNull();
  await user.click(screen.getByRole('button', { name: i18n.t('settings:devices.confirm.yes') }));
  await waitFor(() => expect(screen.queryByText(phone.device)).not.toBeInTheDocument());
  expect(screen.getByText(laptop.device)).toBeVisible();
});

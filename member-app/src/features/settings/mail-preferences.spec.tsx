import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { MailPreferences } from './mail-preferences';

const path = '/api/me/notification-preferences';
const all = [
  { kind: 'course-completed', email: true },
  { kind: 'journal-answered', email: true },
] as const;

const finished = () =>
  screen.findByRole('switch', { name: i18n.t('preferences:notifications.kinds.course-completed.name') });

test('a mail that is turned off shows so at once, and stays off when it is saved', async () => {
  answers.answer('get', path, { preferences: [...all] });
  const saving = answers.hold('put', path);
  const { user } = renderScreen(<MailPreferences />);
  await user.click(await finished());
  expect(await finished()).not.toBeChecked();
  saving.answer({ preferences: [{ kind: 'course-completed', email: false }, all[1]] });
  expect(await screen.findByText(i18n.t('preferences:notifications.saved'))).toBeVisible();
  expect(await finished()).not.toBeChecked();
  expect(
    screen.getByRole('switch', { name: i18n.t('preferences:notifications.kinds.journal-answered.name') }),
  ).toBeChecked();
});

test('a choice that could not be saved goes back, and the member is told', async () => {
  answers.answer('get', path, { preferences: [...all] });
  answers.refuse('put', path, 503, { message: 'Please try again.' });
  const { user } = renderScreen(<MailPreferences />);
  await user.click(await finished());
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(async () => expect(await finished()).toBeChecked());
});

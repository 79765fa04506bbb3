import type { Schemas } from '@sanctum/openapi';
import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { MessageSettings } from './visibility';

const say = i18n.t.bind(i18n);
const path = '/api/me/message-settings';
const settings: Schemas['MessageSettingsResponse'] = {
  receivesFrom: 'members',
  showsRead: true,
  showsTyping: true,
  blocked: [{ id: 'ida', name: 'Ida Brook' }],
};

test('each choice applies at once, and keeps the others', async () => {
  answers.answer('get', path, settings);
  const { user } = renderScreen(<MessageSettings />);
  answers.answer('put', path, { ...settings, receivesFrom: 'coach', blocked: [] });
  await user.click(await screen.findByRole('radio', { name: say('messages:settings.coachAlone') }));
  expect(await screen.findByText(say('messages:settings.coachAloneText'))).toBeVisible();
  await user.click(screen.getByRole('switch', { name: say('messages:settings.showsRead') }));
  await waitFor(() =>
    expect(answers.calls('put', path).map(({ body }) => body)).toEqual([
      { receivesFrom: 'coach', showsRead: true, showsTyping: true },
      { receivesFrom: 'coach', showsRead: false, showsTyping: true },
    ]),
  );
});

test('blocked people can be unblocked here', async () => {
  answers.answer('get', path, settings);
  const { user } = renderScreen(<MessageSettings />);
  const button = await screen.findByRole('button', {
    name: say('messages:settings.unblock', { name: 'Ida Brook' }),
  });
  answers.answer('post', '/api/correspondents/{id}/unblock', undefined);
  answers.answer('get', path, { ...settings, blocked: [] });
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
});

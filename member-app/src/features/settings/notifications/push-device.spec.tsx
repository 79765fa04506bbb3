import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { PushDevice } from './push-device';

const PATH = '/api/me/push-device';
const publicKey = 'BAAA';
const KEY_BYTES = new Uint8Array([4, 0, 0]);
const subscription = { endpoint: 'https://push.example.org/1', keys: { p256dh: 'B', auth: 'A' } };
const says = (key: 'on' | 'off' | 'denied' | 'unsupported' | 'needs-install') =>
  screen.findByText(i18n.t(`preferences:notifications.device.${key}`));
const toggle = () => screen.findByRole('switch', { name: i18n.t('preferences:notifications.device.switch') });

/** A browser with push messages; its person gives this answer when asked. */
function aBrowser({
  permission = 'default',
  answer = 'granted',
}: Partial<Record<'permission' | 'answer', string>>) {
  let subscribed: object | null = null;
  const made = {
    toJSON: () => subscription,
    options: { applicationServerKey: KEY_BYTES.buffer },
    unsubscribe: () => {
      subscribed = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: () => {
      subscribed = made;
      return Promise.resolve(made);
    },
  };
  const registration = { pushManager };
  const Notification = {
    permission,
    requestPermission: () => {
      Notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  Object.assign(globalThis, { PushManager: {}, Notification });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
}
afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('notifications are off on a device until they are turned on there, and can be turned off again', async () => {
  aBrowser({});
  answers.answer('get', PATH, { publicKey, isOn: false });
  const { user } = renderScreen(<PushDevice />);
  expect(await says('off')).toBeVisible();
  answers.answer('put', PATH, () => {
    answers.answer('get', PATH, { publicKey, isOn: true });
    return { publicKey, isOn: true };
  });
  await user.click(await toggle());
  expect(await says('on')).toBeVisible();
  expect(answers.calls('put', PATH)[0]!.body).toEqual(subscription);
  answers.answer('delete', PATH, undefined);
  await user.click(await toggle());
  expect(await says('off')).toBeVisible();
});

test('a person who has blocked notifications learns how to allow them, and nothing is sent', async () => {
  aBrowser({ answer: 'denied' });
  answers.answer('get', PATH, { publicKey, isOn: false });
  const { user } = renderScreen(<PushDevice />);
  await user.click(await toggle());
  expect(await says('denied')).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(answers.calls('put', PATH)).toEqual([]);
});

test('they are off if only the server still knows the device', async () => {
  aBrowser({ permission: 'granted' });
  answers.answer('get', PATH, { publicKey, isOn: true });
  renderScreen(<PushDevice />);
  expect(await says('off')).toBeVisible();
});

test('a browser without them says so, and an iPhone explains how to get them', async () => {
  renderScreen(<PushDevice />);
  expect(await says('unsupported')).toBeVisible();
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  renderScreen(<PushDevice />);
  expect(await says('needs-install')).toBeVisible();
  agent.mockRestore();
});

test('a failed change is reported, and nothing changes', async () => {
  aBrowser({});
  answers.answer('get', PATH, { publicKey, isOn: false });
  answers.refuse('put', PATH, 503);
  const { user } = renderScreen(<PushDevice />);
  await user.click(await toggle());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await toggle()).not.toBeChecked();
});

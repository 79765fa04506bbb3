import { followPush, isWebKit, type PushMessage, showPush } from './push-message';
import type { WindowClient } from './scope';

const SITE = 'https://sanctum.example.org';
const message: PushMessage = {
  title: 'Sanctum',
  body: 'Ana commented on your post',
  path: '/community/posts/1',
  tag: 'a',
  notificationId: 'a',
};

/** A browser with these windows; records what it shows and does. */
function aBrowser(...windows: { path: string; isVisible: boolean }[]) {
  const shown: { title: string; body?: string; closed: boolean }[] = [];
  const done: string[] = [];
  const clients = {
    claim: () => Promise.resolve(),
    matchAll: () =>
      Promise.resolve(
        windows.map(
          ({ path, isVisible }): WindowClient => ({
            url: SITE + path,
            visibilityState: isVisible ? 'visible' : 'hidden',
            focus: () => Promise.resolve(done.push(`focus ${path}`)),
          }),
        ),
      ),
    openWindow: (url: string) => Promise.resolve(done.push(`open ${url}`)),
  };
  const registration = {
    showNotification: (title: string, { body }: NotificationOptions = {}) => {
      shown.push({ title, ...(body !== undefined && { body }), closed: false });
      return Promise.resolve();
    },
    getNotifications: () =>
      Promise.resolve(
        shown.map((one) => ({
          close: () => {
            one.closed = true;
          },
        })),
      ) as unknown as Promise<Notification[]>,
  };
  return { clients, registration, shown, done };
}

test('a push message is shown, even while the app is open in the background', async () => {
  const { shown, ...browser } = aBrowser({ path: '/', isVisible: false });
  await showPush(message, { ...browser, mustShow: false });
  expect(shown).toEqual([{ title: 'Sanctum', body: message.body, closed: false }]);
});

test('a person looking at the app is notified only by the app', async () => {
  const { shown, ...browser } = aBrowser({ path: '/', isVisible: true });
  await showPush(message, { ...browser, mustShow: false });
  expect(shown).toEqual([]);
});

test('if each message has to be shown, one that the app reports is removed at once', async () => {
  const { shown, ...browser } = aBrowser({ path: '/', isVisible: true });
  await showPush(message, { ...browser, mustShow: true });
  expect(shown).toMatchObject([{ closed: true }]);
});

test.each([
  ['the window that is there already', '/community/posts/1', 'focus /community/posts/1'],
  ['a new one beside others, in which something may be being written', '/coaching', `open ${SITE}/coaching`],
  ['this site, wherever else a message would like to lead', 'https://elsewhere.example.org/', `open ${SITE}`],
])('a click leads to %s', async (_, path, expected) => {
  const { clients, done } = aBrowser({ path: '/community/posts/1', isVisible: false });
  await followPush(path, SITE, clients);
  expect(done).toEqual([expected]);
});

test.each([
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15', true],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('whether a browser insists on showing messages: %s', (userAgent, expected) => {
  expect(isWebKit(userAgent)).toBe(expected);
});

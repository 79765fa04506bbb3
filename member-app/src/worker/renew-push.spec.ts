import { renewPush } from './renew-push';

const KEY = 'the key of the server';
const subscription = (endpoint: string) => {
  const ended: string[] = [];
  const made = {
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'a point', auth: 'a secret' } }),
    unsubscribe: () => Promise.resolve(ended.push(endpoint) > 0),
  };
  return { made: made as unknown as PushSubscription, ended };
};

/** A server and the browser's push service; records what was requested from both. */
function aDevice({ isOn = true, signedIn = true } = {}) {
  const stored: unknown[] = [];
  const asked: unknown[] = [];
  const fetch = async (request: Request) => {
    expect(request.url).toBe('https://sanctum.example.org/api/me/push-device');
    if (!signedIn) return new Response(null, { status: 401 });
    if (request.method === 'PUT') stored.push(await request.json());
    return Response.json({ publicKey: KEY, isOn });
  };
  const pushManager = {
    subscribe: (options?: PushSubscriptionOptionsInit) => {
      asked.push(options);
      return Promise.resolve(subscription('https://push.example.org/made').made);
    },
  };
  return { stored, asked, pushManager, fetch, origin: 'https://sanctum.example.org' };
}
const keys = { p256dh: 'a point', auth: 'a secret' };

test('the server learns of the subscription that the browser has started by itself', async () => {
  const device = aDevice();
  await renewPush(subscription('https://push.example.org/begun').made, device);
  expect(device.stored).toEqual([{ endpoint: 'https://push.example.org/begun', keys }]);
  expect(device.asked).toEqual([]);
});

test('without one, one is created with the server’s key', async () => {
  const device = aDevice();
  await renewPush(null, device);
  expect(device.asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect(device.stored).toEqual([{ endpoint: 'https://push.example.org/made', keys }]);
});

test('a device that was turned off stays off, and so does one where nobody is signed in', async () => {
  const off = aDevice({ isOn: false });
  const { made, ended } = subscription('https://push.example.org/begun');
  await renewPush(made, off);
  expect([off.stored, ended]).toEqual([[], ['https://push.example.org/begun']]);

  const gone = aDevice({ signedIn: false });
  await renewPush(null, gone);
  expect([gone.stored, gone.asked]).toEqual([[], []]);
});

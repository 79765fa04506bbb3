import type { Schemas } from '@sanctum/openapi';

const PATH = '/api/me/push-device';

interface Renewing {
  pushManager: Pick<PushManager, 'subscribe'>;
  /** Renews a sign-in that has run out. */
  fetch: (request: Request) => Promise<Response>;
  origin: string;
}

/**
 * The browser has ended its subscription by itself and maybe begun another. The server is notified of the new one, so that messages go on
 * coming to this device; where they were not switched on, or nobody is signed in any more, there is none.
 */
export async function renewPush(
  begun: PushSubscription | null,
  { pushManager, fetch, origin }: Renewing,
): Promise<void> {
  const url = new URL(PATH, origin);
  const answer = await fetch(new Request(url));
  if (!answer.ok) return;
  const { isOn, publicKey } = (await answer.json()) as Schemas['PushDeviceResponse'];
  if (!isOn) {
    await begun?.unsubscribe();
    return;
  }
  const subscription =
    begun ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(
    new Request(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } }),
    }),
  );
}

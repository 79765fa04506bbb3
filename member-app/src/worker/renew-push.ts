import type { Schemas } from '@sanctum/openapi';

const PATH = '/api/me/push-device';

interface Renewing {
  pushManager: Pick<PushManager, 'subscribe'>;
  /** Fetches, and renews an expired sign-in. */
  fetch: (request: Request) => Promise<Response>;
  origin: string;
}

/**
 * Handles a subscription that the browser ended by itself, perhaps starting another. The server gets the new one, so
 * that messages keep arriving; if push is off or nobody is signed in, there is none.
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

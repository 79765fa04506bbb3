/** What of push messages this browser lets be: `needs-install` on an iPhone or iPad, where only an app on the home screen has them. */
export type PushAbility = 'ready' | 'denied' | 'needs-install' | 'unsupported';

/** As a browser writes it and the server takes it. */
export interface PushSubscriptionKeys {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

const WORKER = '/sw.js';

export function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isApple() && !isInstalled() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Whether this browser takes messages that are sent with this key of the server. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (pushAbility() !== 'ready' || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return !!subscription && isFor(subscription, publicKey);
}

/** Asks the person, who must have pressed something just now. Undefined: she has not allowed it. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isFor(old, publicKey)) await old.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A subscription belongs to the key it was made with. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  const wanted = bytesOf(publicKey);
  return key?.length === wanted.length && wanted.every((byte, at) => key[at] === byte);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0)!);

/** An iPad says that it is a Mac, with more fingers. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

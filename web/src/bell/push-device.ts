import { body, type Schemas, type createClient } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * Support for push messages in this browser. `needs-install`: on an iPhone or iPad, only an app on the home screen
 * can receive them.
 */
type PushAbility = 'ready' | 'denied' | 'needs-install' | 'unsupported';

/** State of push messages on this device. */
export type PushDeviceState = Exclude<PushAbility, 'ready'> | 'on' | 'off';
type Subscription = Schemas['PushDeviceRequest'];

const PATH = '/api/me/push-device';
const deviceKey = [PATH] as const;
const WORKER = '/sw.js';

/** Makes the hooks for push messages on this device, for an app's client. */
export function pushDeviceOf(api: ReturnType<typeof createClient>) {
  /**
   * Returns the state. Push is on only if both the server, which sends, and the browser, which receives, have the
   * subscription.
   */
  async function state(): Promise<PushDeviceState> {
    const ability = pushAbility();
    if (ability !== 'ready') return ability;
    const { publicKey, isOn } = await body(api.GET(PATH));
    return isOn && (await isSubscribed(publicKey)) ? 'on' : 'off';
  }

  /**
   * Turns push on or off. Call this right after a user action, because the browser asks for permission. Without
   * permission, push stays off.
   */
  async function turn(isOn: boolean): Promise<PushDeviceState> {
    if (isOn) {
      const subscription = await subscribe((await body(api.GET(PATH))).publicKey);
      if (subscription) await body(api.PUT(PATH, { body: subscription }));
    } else {
      await api.DELETE(PATH);
      await unsubscribe();
    }
    return state();
  }

  const useDevice = () => useQuery({ queryKey: deviceKey, queryFn: state, staleTime: 0 });

  function useSwitchDevice() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: turn,
      onSuccess: (now) => queries.setQueryData(deviceKey, now),
    });
  }

  return { useDevice, useSwitchDevice };
}

function pushAbility(): PushAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
  if (!isAble) return isApple() && !isInstalled() ? 'needs-install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Returns true if this browser has a subscription for this server key. */
async function isSubscribed(publicKey: string): Promise<boolean> {
  if (pushAbility() !== 'ready' || Notification.permission !== 'granted') return false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  const subscription = await registration?.pushManager.getSubscription();
  return !!subscription && isFor(subscription, publicKey);
}

/** Subscribes this browser; undefined if permission was denied. */
async function subscribe(publicKey: string): Promise<Subscription | undefined> {
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

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Returns whether a subscription was created with this key. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey && new Uint8Array(options.applicationServerKey);
  const wanted = bytesOf(publicKey);
  return key?.length === wanted.length && wanted.every((byte, at) => key[at] === byte);
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0)!);

/** Detects iPhones and iPads. An iPad identifies as a Mac, but reports several touch points. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

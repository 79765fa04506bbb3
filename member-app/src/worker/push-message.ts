import type { Clients, WindowClient } from './scope';

/** As the server sends it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where it leads, on this site. */
  path: string;
  /** A later one with the same takes its place. */
  tag: string;
  /** Notification to mark as read when it is followed; null: none. */
  notificationId: string | null;
}

interface Shown {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  clients: Clients;
  /** Some browsers revoke the permission if a push message shows nothing, even if the app is open. */
  mustShow: boolean;
}

/** Shows it, unless the app is open before her and tells it by itself. */
export async function showPush(
  { title, body, path, tag, notificationId }: PushMessage,
  { registration, clients, mustShow }: Shown,
): Promise<void> {
  const isLookedAt = (await windowsOf(clients)).some(({ visibilityState }) => visibilityState === 'visible');
  if (isLookedAt && !mustShow) return;
  await registration.showNotification(title, {
    body,
    tag,
    icon: '/api/site/icons/192',
    badge: '/api/site/icons/192',
    data: { path, notificationId },
    silent: isLookedAt,
  });
  if (isLookedAt) for (const shown of await registration.getNotifications({ tag })) shown.close();
}

/** Opens the notification's page: in the existing window if nothing is being written there, otherwise in a new one. */
export async function followPush(path: string, origin: string, clients: Clients): Promise<void> {
  const url = new URL(path, origin);
  const target = url.origin === origin ? url.href : origin;
  const open = (await windowsOf(clients)).find((client) => client.url === target);
  await (open ? open.focus() : clients.openWindow(target));
}

const windowsOf = (clients: Clients): Promise<readonly WindowClient[]> =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Safari, and every browser on an iPhone or iPad. */
export const isWebKit = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);

import type { Clients, WindowClient } from './scope';

/** A push message, as the server sends it. */
export interface PushMessage {
  title: string;
  body: string;
  /** Path on this site that it opens. */
  path: string;
  /** A later message with the same tag replaces it. */
  tag: string;
  /** Notification to mark as read when the message is followed; null: none. */
  notificationId: string | null;
}

interface Shown {
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  clients: Clients;
  /** True for browsers that revoke the permission if a push message shows nothing, even if the app is open. */
  mustShow: boolean;
}

/** Shows the message, unless the app is open in front of the person and reports it itself. */
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

/** Returns whether it is Safari, or any browser on an iPhone or iPad. */
export const isWebKit = (userAgent: string): boolean =>
  /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);

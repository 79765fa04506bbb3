import { concerns, heedAnswer } from './heed-answer';
import { KeptLessons } from './kept-lessons';
import { followPush, isWebKit, type PushMessage, showPush } from './push-message';
import { renewPush } from './renew-push';
import { sessionFetch } from './session-fetch.api';
import type { WorkerScope } from './scope';

/**
 * The service worker of both apps. Offline, it opens a page that says so and shows the texts of lessons opened before.
 * It stores these texts while their reader is signed in, and no other content. It also shows push messages.
 */
const scope = self as unknown as WorkerScope;

const CACHE = 'offline-3';
const PAGE = '/offline.html';
const FILES = [PAGE, '/offline.css', '/offline.js', '/favicon.svg'];

/** Milliseconds between checks that stored lessons are still open. */
const CHECKED_EVERY = 3_600_000;

const kept = new KeptLessons(caches, Date.now);

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  void scope.skipWaiting();
});

scope.addEventListener('activate', (event) => {
  const forgetOlder = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('offline-') && name !== CACHE) await caches.delete(name);
    await scope.clients.claim();
  };
  event.waitUntil(forgetOlder());
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const call = { method: request.method, path: pathname };
  if (origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => file(PAGE)));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => file(pathname)));
  else if (concerns(call)) {
    const answering = fetch(request);
    // cloned before returning: once the page reads the answer, it cannot be copied
    const copied = answering.then((answer) => answer.clone());
    event.respondWith(answering);
    event.waitUntil(copied.then((answer) => heed(call, answer)).catch(() => undefined));
  }
});

scope.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  const mustShow = isWebKit(navigator.userAgent);
  const { registration, clients } = scope;
  if (message) event.waitUntil(showPush(message, { registration, clients, mustShow }));
});

scope.addEventListener('pushsubscriptionchange', (event) => {
  const { registration, location } = scope;
  const renewing = { pushManager: registration.pushManager, fetch: sessionFetch, origin: location.origin };
  // without a network, the settings show that push is off
  event.waitUntil(renewPush(event.newSubscription ?? null, renewing).catch(() => undefined));
});

scope.addEventListener('notificationclick', (event) => {
  const { path, notificationId } = event.notification.data as Pick<PushMessage, 'path' | 'notificationId'>;
  event.notification.close();
  event.waitUntil(followPush(path, scope.location.origin, scope.clients));
  if (notificationId !== null) event.waitUntil(read(notificationId));
});

const file = async (path: string): Promise<Response> => (await caches.match(path)) ?? Response.error();

async function heed(call: { method: string; path: string }, answer: Response): Promise<void> {
  const outcome = await heedAnswer({ ...call, status: answer.status, json: () => answer.json() }, kept);
  if (outcome === 'signed-out') {
    // messages waiting at the push service are not for the next person
    await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
    return;
  }
  for (const courseId of await kept.toCheck(CHECKED_EVERY)) {
    const path = `/api/learning/courses/${courseId}`;
    const { status, ...course } = await fetch(path).then((found) => ({
      status: found.status,
      json: () => found.json() as Promise<unknown>,
    }));
    await heedAnswer({ method: 'GET', path, status, ...course }, kept);
  }
}

/**
 * Marks a notification as read when its push message is followed. If the person has signed out in the meantime, it
 * stays unread.
 */
async function read(notificationId: string): Promise<void> {
  await fetch(`/api/me/notifications/${notificationId}/mark-read`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => undefined);
}

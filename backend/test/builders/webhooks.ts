import { webcrypto } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideNetwork } from '../../src/platform/outside/outside-network.js';
import type { TestApp } from '../app.js';
import type { Person } from './people.js';

export const WEBHOOKS = '/api/creator/webhooks';
export const DELIVERIES = '/api/creator/webhook-deliveries';

/** A request that reached the receiver. */
export interface Received {
  id: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  json: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface Receiver {
  url: string;
  /** Requests in order. */
  received: Received[];
  /** Addresses of host names; a missing name resolves to the receiver. */
  names: Record<string, string[]>;
  /** Sets the response from now on. */
  answers(answer: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

const HERE = '127.0.0.1';

/** Starts a test's receiver as if it were on the internet, and directs these processes to it. */
export async function aReceiver(...processes: TestApp[]): Promise<Receiver> {
  let answer = (response: ServerResponse): void => void response.end('ok');
  const server: Server = createServer((incoming, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({
        id: incoming.headers['webhook-id'] as string,
        path: incoming.url!,
        headers: incoming.headers,
        body,
        json: JSON.parse(body) as Received['json'],
      });
      answer(response);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, HERE, resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: 'https://hooks.example.com/sanctum',
    received: [],
    names: {},
    answers: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  for (const { app } of processes) {
    const network = app.get(OutsideNetwork, { strict: false });
    network.resolve = (name) => Promise.resolve(receiver.names[name] ?? [HERE]);
    network.allows = (address) => address === HERE;
    network.request = (options) => request({ ...options, port });
  }
  return receiver;
}

/** Responses of a receiver. */
export const status =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse): void =>
    void response.writeHead(code, headers).end('no');

export interface NewWebhook {
  id: string;
  secret: string;
  version: number;
}

/** Creates a webhook of the coach. */
export async function aWebhook(
  { browser }: Person,
  events: readonly string[],
  wishes: { name?: string; url?: string; isActive?: boolean } = {},
): Promise<NewWebhook> {
  const webhook = { name: 'Books', url: 'https://hooks.example.com/sanctum', isActive: true, ...wishes };
  const { body } = await browser
    .post(WEBHOOKS)
    .send({ ...webhook, events })
    .expect(201);
  return body as NewWebhook;
}

/** Returns true if one of the signatures was made with the secret. Uses Web Crypto, which the server doesn't use. */
export async function isSignedWith(secret: string, { headers, body }: Received): Promise<boolean> {
  const { subtle } = webcrypto;
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0));
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', bytes, hmac, false, ['verify']);
  const text = new TextEncoder().encode(
    `${headers['webhook-id'] as string}.${headers['webhook-timestamp'] as string}.${body}`,
  );
  for (const one of (headers['webhook-signature'] as string).split(' ')) {
    const [version, signature = ''] = one.split(',');
    if (version !== 'v1') throw new Error(`unknown version ${version}`);
    const signed = Uint8Array.from(atob(signature), (char) => char.charCodeAt(0));
    if (await subtle.verify('HMAC', key, signed, text)) return true;
  }
  return false;
}

import { createECDH, createHash, randomBytes, webcrypto } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutsideNetwork } from '../../src/platform/outside/outside-network.js';
import type { TestApp } from '../app.js';
import type { Person } from './people.js';

export const PUSH_DEVICE = '/api/me/push-device';

/** A message that arrived in a browser, and the request that its push service received. */
export interface Arrived {
  endpoint: string;
  headers: IncomingHttpHeaders;
  message: { title: string; body: string; path: string; tag: string };
}

/** A browser that asked its push service for an address. */
export interface PushBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  privateKey: Buffer;
}

export interface PushService {
  /** A new browser. */
  subscribe(): PushBrowser;
  /** Messages that arrived, in order. */
  arrived: Arrived[];
  /** Number of requests, whatever their result. */
  tries: number;
  /** Sets the service's response from now on. */
  answers(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

const ORIGIN = 'https://push.example.com';
const SECONDS_OF_A_DAY = 86_400;

/**
 * Starts a push service of the test as if it were on the internet, and its browsers. The service refuses anything that
 * RFC 8030, 8188, 8291 and 8292 don't allow, and decrypts messages with Web Crypto, which the server doesn't use.
 */
export async function aPushService(t: TestApp): Promise<PushService> {
  const browsers = new Map<string, PushBrowser>();
  const arrived: Arrived[] = [];
  let answer: { status: number; headers: Record<string, string> } = { status: 201, headers: {} };
  const server: Server = createServer((incoming, response) => {
    void (async () => {
      service.tries += 1;
      const endpoint = ORIGIN + incoming.url!;
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { publicKey } = (await keyOf(t)) ?? {};
      try {
        const browser = browsers.get(endpoint);
        if (!browser) throw new Error('no such browser');
        await mustBeAllowed(incoming.headers, publicKey!, t.clock.now());
        const message = JSON.parse(await decrypted(Buffer.concat(chunks), browser)) as Arrived['message'];
        if (answer.status < 300) arrived.push({ endpoint, headers: incoming.headers, message });
        response.writeHead(answer.status, answer.headers).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const network = t.app.get(OutsideNetwork, { strict: false });
  network.resolve = () => Promise.resolve(['127.0.0.1']);
  network.allows = (address) => address === '127.0.0.1';
  network.request = (options) => request({ ...options, port });
  const service: PushService = {
    subscribe: () => {
      const browser = aPushSubscription();
      browsers.set(browser.endpoint, browser);
      return browser;
    },
    arrived,
    tries: 0,
    answers: (status, headers = {}) => {
      answer = { status, headers };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return service;
}

/** Creates a subscription as a browser gets it from its push service. */
export function aPushSubscription(): PushBrowser {
  const key = createECDH('prime256v1');
  const p256dh = key.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `${ORIGIN}/send/${randomBytes(12).toString('hex')}`;
  return { endpoint, keys: { p256dh, auth }, privateKey: key.getPrivateKey() };
}

/** Turns on push messages in the person's signed-in browser. */
export async function switchPushOn({ browser }: Person, service: PushService): Promise<PushBrowser> {
  const device = service.subscribe();
  await browser.put(PUSH_DEVICE).send({ endpoint: device.endpoint, keys: device.keys }).expect(200);
  return device;
}

const keyOf = (t: TestApp) =>
  t.database.one<{ publicKey: string }>('select public_key as "publicKey" from push_keys');

/** Throws if the request is not allowed. */
async function mustBeAllowed(headers: IncomingHttpHeaders, publicKey: string, now: Date): Promise<void> {
  const must = (isTrue: boolean, what: string) => {
    if (!isTrue) throw new Error(what);
  };
  must(headers['content-encoding'] === 'aes128gcm', 'content-encoding');
  must(/^\d+$/.test(headers['ttl'] as string), 'ttl');
  must(/^[\w-]{1,32}$/.test(headers['topic'] as string), 'topic');
  must(['very-low', 'low', 'normal', 'high'].includes(headers['urgency'] as string), 'urgency');
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  must(key === publicKey, 'another key than browsers subscribed with');
  const [head, claims, signature] = token!.split('.') as [string, string, string];
  const { subtle } = webcrypto;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await subtle.importKey('raw', bytes(key!), curve, false, ['verify']);
  const hashed = { name: 'ECDSA', hash: 'SHA-256' };
  const text = Buffer.from(`${head}.${claims}`);
  const isSigned = await subtle.verify(hashed, imported, bytes(signature), text);
  must(isSigned, 'signature');
  must(json(head).alg === 'ES256', 'algorithm');
  const { aud, exp, sub } = json(claims) as { aud: string; exp: number; sub: string };
  const seconds = now.getTime() / 1000;
  must(aud === ORIGIN, 'audience');
  must(exp > seconds && exp <= seconds + SECONDS_OF_A_DAY, 'expiry');
  must(URL.canParse(sub), 'contact');
}

const bytes = (text: string): Buffer<ArrayBuffer> => Buffer.from(Buffer.from(text, 'base64url'));
const json = (part: string) => JSON.parse(bytes(part).toString()) as Record<string, unknown>;

/** Decrypts by RFC 8188 and 8291, with the key derivation written out in hashes. */
async function decrypted(body: Buffer, { keys, privateKey }: PushBrowser): Promise<string> {
  const salt = body.subarray(0, 16);
  const rest = body.subarray(16);
  const recordSize = rest.readUInt32BE(0);
  const idLength = rest.readUInt8(4);
  const senderKey = rest.subarray(5, 5 + idLength);
  const record = rest.subarray(5 + idLength);
  if (record.length > recordSize || body.length > 4096) throw new Error('too long');
  const { subtle } = webcrypto;
  const mine = bytes(keys.p256dh);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: privateKey.toString('base64url'),
    x: mine.subarray(1, 33).toString('base64url'),
    y: mine.subarray(33).toString('base64url'),
  };
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const own = await subtle.importKey('jwk', jwk, curve, false, ['deriveBits']);
  const theirs = await subtle.importKey('raw', Buffer.from(senderKey), curve, false, []);
  const shared = Buffer.from(await subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), mine, senderKey]);
  const secret = await expand(await hmac(bytes(keys.auth), shared), info, 32);
  const pseudoRandom = await hmac(salt, secret);
  const contentKey = await expand(pseudoRandom, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await expand(pseudoRandom, Buffer.from('Content-Encoding: nonce\0'), 12);
  const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt']);
  const plain = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, key, Buffer.from(record)));
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('not the last record');
  return plain.subarray(0, end).toString();
}

/** Computes HMAC-SHA-256 with only the hash function. */
async function hmac(key: Buffer, text: Buffer): Promise<Buffer> {
  const block = Buffer.alloc(64);
  (key.length > 64 ? hash(key) : key).copy(block);
  const inner = hash(
    block.map((byte) => byte ^ 0x36),
    text,
  );
  return hash(
    block.map((byte) => byte ^ 0x5c),
    inner,
  );
}

const hash = (...parts: Uint8Array[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();

const expand = async (key: Buffer, info: Buffer, length: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from((await hmac(key, Buffer.concat([info, Buffer.from([1])]))).subarray(0, length));

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { EmbeddedS3Server, mountEmbeddedS3 } from '../../stand-ins/embedded-s3/index.js';
import { S3Connection } from '../storage/s3-connection.js';
import { Storage } from '../storage/storage.js';
import { type BodyTimes, cutSlowBodies } from './slow-bodies.js';
import { refusalsWith } from './unreadable-request.js';

const NEVER = 3_600_000;
const SOON = 50;
/** A time limit in milliseconds, longer than a busy machine needs for the steps before it. */
const LATER = 2_000;
const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

interface Site {
  port: number;
  storage: Storage;
  /** Lists incoming files that have no name yet. */
  incoming(): Promise<string[]>;
  open(): Socket;
}

/** Starts a site with storage and one ordinary call; time limits that are not given are endless. */
async function aSite(times: Partial<BodyTimes>): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sanctum-slow-'));
  opened.push(() => rm(dataDir, { recursive: true }));
  const site: FastifyInstance = Fastify({ forceCloseConnections: true });
  opened.push(() => site.close());
  cutSlowBodies(site, refusalsWith({}).refuseConnection, {
    ordinary: NEVER,
    longest: NEVER,
    idle: NEVER,
    ...times,
  });
  site.post('/api/echo', async ({ body }) => body);
  const publicUrl = 'http://sanctum.test';
  const s3 = { bucket: 'sanctum', region: 'us-east-1', secretAccessKey: 'a secret' };
  const server = await EmbeddedS3Server.open({ ...s3, dataDir, publicUrl });
  opened.push(() => server.onApplicationShutdown());
  const connection = new S3Connection(server.address);
  opened.push(async () => connection.onApplicationShutdown());
  mountEmbeddedS3(site, server);
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  return {
    port,
    storage: new Storage(connection),
    incoming: () => readdir(path.join(dataDir, 'objects/sanctum/incoming')).catch(() => []),
    open: () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      opened.push(async () => socket.destroy());
      return socket;
    },
  };
}

const head = (method: string, target: string, length: number, type: string) =>
  [
    `${method} ${target} HTTP/1.1`,
    'host: sanctum.test',
    `content-type: ${type}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n');

/** Starts to send a file of `length` bytes to a signed address. */
async function anUpload(site: Site, key: string, length: number, tamper = (url: string) => url) {
  const bound = { contentType: 'image/png', contentLength: length };
  const signed = await site.storage.signedUploadUrl(key, { expiresInSeconds: 600, ...bound });
  const { pathname, search } = new URL(tamper(signed));
  const socket = site.open();
  socket.write(head('PUT', pathname + search, length, 'image/png'));
  return socket;
}

async function answerOn(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    if (/^HTTP\/1\.1 \d+[^]*\r\n\r\n/.test(answer)) break;
  }
  return answer;
}
const statusOn = async (socket: Socket) => Number((await answerOn(socket)).split(' ')[1]);

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextTurn();
}

test('a body that arrives slowly is cut off, however regularly its bytes arrive', async () => {
  const site = await aSite({ ordinary: SOON });
  const socket = site.open();
  socket.write(head('POST', '/api/echo', 1_000_000, 'application/json'));
  const drip = setInterval(() => socket.write(' '), 1);
  opened.push(async () => clearInterval(drip));
  const answer = await answerOn(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('connection: close');
});

test('a body of unknown length is cut off as well', async () => {
  const site = await aSite({ ordinary: SOON });
  const socket = site.open();
  const lines = ['POST /api/echo HTTP/1.1', 'host: x', 'content-type: application/json'];
  socket.write([...lines, 'transfer-encoding: chunked', '', '1', '{', ''].join('\r\n'));
  expect(await statusOn(socket)).toBe(408);
});

test('an upload with a good signature may take longer than anything else', async () => {
  const site = await aSite({ ordinary: LATER });
  const length = 40;
  const socket = await anUpload(site, 'media/slow', length);
  const other = site.open();
  for (let sent = 0; sent < length / 2; sent++) socket.write('x');
  await until(async () => (await site.incoming()).length === 1);
  // Another connection is cut off in the meantime, so enough time has passed.
  other.write(head('POST', '/api/echo', 10, 'application/json'));
  expect(await statusOn(other)).toBe(408);
  for (let sent = length / 2; sent < length; sent++) socket.write('x');
  expect(await statusOn(socket)).toBe(200);
  expect((await site.storage.head('media/slow'))?.size).toBe(length);
});

test('an upload with a bad signature may not', async () => {
  const site = await aSite({ ordinary: LATER });
  const socket = await anUpload(site, 'media/forged', 40, (url) => url.replace('forged', 'forget'));
  // Refused at once, and then cut off: the text ends only because the connection does.
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
});

test.each([
  ['makes no progress', { idle: SOON }],
  ['never ends', { longest: SOON }],
])('an upload that %s is cut off, and nothing of it stays', async (_, times) => {
  const site = await aSite(times);
  const socket = await anUpload(site, 'media/stuck', 40);
  socket.write('x');
  expect(await statusOn(socket)).toBe(408);
  await until(async () => (await site.incoming()).length === 0);
  expect(await site.storage.keys('media/')).toEqual([]);
});

test('a connection that breaks midway leaves no partial object, and keeps the previous one', async () => {
  const site = await aSite({});
  await site.storage.put('media/kept', Buffer.from('the former one'), { contentType: 'image/png' });
  const sockets = await Promise.all(['kept', 'new'].map((name) => anUpload(site, `media/${name}`, 40)));
  for (const socket of sockets) socket.write('x');
  await until(async () => (await site.incoming()).length === sockets.length);
  for (const socket of sockets) socket.destroy();
  await until(async () => (await site.incoming()).length === 0);
  expect(await site.storage.keys('media/')).toEqual(['media/kept']);
  expect((await site.storage.head('media/kept'))?.size).toBe('the former one'.length);
});

test('ten slow uploads block no one, and all arrive', async () => {
  const site = await aSite({});
  const names = Array.from({ length: 10 }, (_, n) => `media/slow-${n}`);
  const sockets = await Promise.all(names.map((name) => anUpload(site, name, 2)));
  for (const socket of sockets) socket.write('a');
  await until(async () => (await site.incoming()).length === names.length);
  const other = site.open();
  other.write(`${head('POST', '/api/echo', 2, 'application/json')}{}`);
  expect(await statusOn(other)).toBe(200);
  for (const socket of sockets) socket.write('b');
  expect(await Promise.all(sockets.map(statusOn))).toEqual(names.map(() => 200));
  expect((await site.storage.keys('media/')).toSorted()).toEqual(names.toSorted());
});

test('after a slow upload, its connection gives the next request its time again', async () => {
  const site = await aSite({ idle: LATER, ordinary: 2 * LATER });
  const socket = await anUpload(site, 'media/first', 1);
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  socket.write('x');
  await until(async () => heard.includes('200 OK'));
  const other = site.open();
  other.write(head('POST', '/api/echo', 2, 'application/json'));
  expect(await statusOn(other)).toBe(408);
  socket.write(`${head('POST', '/api/echo', 2, 'application/json')}{}`);
  await until(async () => heard.endsWith('{}'));
});

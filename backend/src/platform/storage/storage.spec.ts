import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import Fastify, { type FastifyInstance } from 'fastify';
import { EmbeddedS3Server, mountEmbeddedS3 } from '../../stand-ins/embedded-s3/index.js';
import { S3Connection } from './s3-connection.js';
import { Storage } from './storage.js';

let dataDir: string;
let site: FastifyInstance;
let address: string;
let server: EmbeddedS3Server;
let connection: S3Connection;
let storage: Storage;

const PUBLIC = 'https://sanctum.example';
const openServer = () =>
  EmbeddedS3Server.open({
    bucket: 'sanctum',
    region: 'us-east-1',
    secretAccessKey: 'a secret of this test',
    dataDir,
    publicUrl: PUBLIC,
  });
/** Fetches as through a proxy: the public address leads to the site, which sees another Host. */
const browse = (url: string, init?: RequestInit) => fetch(url.replace(PUBLIC, address), init);

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'sanctum-storage-'));
  server = await openServer();
  connection = new S3Connection(server.address);
  storage = new Storage(connection);
  site = Fastify({ bodyLimit: 1024 });
  mountEmbeddedS3(site, server);
  site.post('/api/echo', async ({ body }) => body);
  address = await site.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await site.close();
  connection.onApplicationShutdown();
  await server.onApplicationShutdown();
  await rm(dataDir, { recursive: true, force: true });
});

it('a file is stored with its type, and read whole or in part', async () => {
  await storage.put('media/a.txt', Buffer.from('hello world'), { contentType: 'text/plain' });

  const whole = await storage.read('media/a.txt');
  const part = await storage.read('media/a.txt', { start: 6, end: 8 });
  const rest = await storage.read('media/a.txt', { start: 6 });

  expect(whole).toMatchObject({ size: 11, contentType: 'text/plain' });
  expect(String(await buffer(whole.body))).toBe('hello world');
  expect(part.size).toBe(11);
  expect(String(await buffer(part.body))).toBe('wor');
  expect(String(await buffer(rest.body))).toBe('world');
  expect(await storage.head('media/a.txt')).toEqual({
    size: 11,
    contentType: 'text/plain',
    etag: whole.etag,
  });
});

it('a missing file has no head and cannot be read', async () => {
  expect(await storage.head('nothing')).toBeNull();
  await expect(storage.read('nothing')).rejects.toMatchObject({ kind: 'not_found' });
});

it('deleting a file twice succeeds', async () => {
  await storage.put('gone', Buffer.from('x'), { contentType: 'text/plain' });
  await storage.delete('gone');
  await storage.delete('gone');

  expect(await storage.head('gone')).toBeNull();
});

it('a signed URL serves one file on the public address, with ranges', async () => {
  const video = randomBytes(100_000);
  await storage.put('media/v.mp4', video, { contentType: 'video/mp4' });
  const url = await storage.signedUrl('media/v.mp4', { expiresInSeconds: 60 });
  const response = await browse(url, { headers: { range: 'bytes=10-19' } });

  expect(url).toMatch(/^https:\/\/sanctum\.example\/_s3\/sanctum\/media\/v\.mp4\?/);
  expect(response.status).toBe(206);
  expect(response.headers.get('content-type')).toBe('video/mp4');
  expect(Buffer.from(await response.arrayBuffer()).equals(video.subarray(10, 20))).toBe(true);
});

it('a download has the name the coach gave it', async () => {
  await storage.put('media/x', Buffer.from('%PDF'), { contentType: 'application/octet-stream' });
  const url = await storage.signedUrl('media/x', {
    expiresInSeconds: 60,
    downloadName: 'Mère.pdf',
    contentType: 'application/pdf',
  });
  const { headers } = await browse(url);

  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="M_re.pdf"; filename*=UTF-8''M%C3%A8re.pdf`,
  );
  expect(headers.get('content-type')).toBe('application/pdf');
});

it('without a valid signature the public address reveals nothing', async () => {
  const url = await storage.signedUrl('media/v.mp4', { expiresInSeconds: 60 });

  expect((await browse(`${PUBLIC}/_s3/sanctum/media/v.mp4`)).status).toBe(403);
  expect((await browse(`${PUBLIC}/_s3/sanctum`)).status).toBe(403);
  expect((await browse(url.replace('v.mp4', 'a.txt'))).status).toBe(403);
  expect((await browse(url, { method: 'DELETE' })).status).toBe(403);
});

it('an upload URL accepts only the type and length it was created for', async () => {
  const body = 'ten bytes!';
  const url = await storage.signedUploadUrl('uploads/a', {
    expiresInSeconds: 60,
    contentType: 'image/png',
    contentLength: body.length,
  });
  const send = (sent: string, type: string) =>
    browse(url, { method: 'PUT', body: sent, headers: { 'content-type': type } });

  expect((await send(body, 'text/html')).status).toBe(403);
  expect((await send(`${body}!`, 'image/png')).status).toBe(403);
  expect(await storage.head('uploads/a')).toBeNull();
  expect((await send(body, 'image/png')).status).toBe(200);
  expect(await storage.address('uploads/a')).toBe(url.slice(0, url.indexOf('?')));
  expect(await storage.keys('uploads/')).toEqual(['uploads/a']);
});

it('a copy has exactly the intended bytes', async () => {
  await storage.put('uploads/b', Buffer.from('meant'), { contentType: 'text/plain' });
  const { etag } = (await storage.head('uploads/b'))!;
  expect(await storage.copy('uploads/b', 'media/b', { etag, contentType: 'video/mp4' })).toBe(true);
  await storage.put('uploads/b', Buffer.from('swapped'), { contentType: 'text/plain' });

  expect(await storage.copy('uploads/b', 'media/c', { etag, contentType: 'video/mp4' })).toBeNull();
  expect(await storage.head('media/b')).toMatchObject({ size: 5, contentType: 'video/mp4' });
  expect(await storage.head('media/c')).toBeNull();
});

it('an upload streams past the site’s body limit and parsers, which still apply elsewhere', async () => {
  const json = `{"long":"${'x'.repeat(100_000)}"}`;
  const headers = { 'content-type': 'application/json' };
  const command = new PutObjectCommand({ Bucket: 'sanctum', Key: 'up.json' });
  const url = await connection.sign((signer) => getSignedUrl(signer, command));

  expect((await browse(url, { method: 'PUT', body: json, headers })).status).toBe(200);
  expect(String(await buffer((await storage.read('up.json')).body))).toBe(json);
  const elsewhere = await fetch(`${address}/api/echo`, { method: 'POST', body: json, headers });
  expect(elsewhere.status).toBe(413);
});

it('files survive a restart', async () => {
  await storage.put('kept', Buffer.from('still here'), { contentType: 'text/plain' });
  const restarted = await openServer();
  const later = new S3Connection(restarted.address);

  expect(String(await buffer((await new Storage(later).read('kept')).body))).toBe('still here');
  later.onApplicationShutdown();
  await restarted.onApplicationShutdown();
});

describe('unavailable storage', () => {
  let silent: Server;
  let onConnection: (socket: Socket) => void;
  const sockets = new Set<Socket>();
  const TIMEOUTS = { connectionTimeout: 50, requestTimeout: 50, throwOnRequestTimeout: true };
  beforeAll((done) => {
    silent = createServer((socket) => {
      sockets.add(socket);
      onConnection(socket);
    }).listen(0, '127.0.0.1', done);
  });
  afterAll((done) => {
    for (const socket of sockets) socket.destroy();
    silent.close(() => done());
  });

  it.each<[string, (socket: Socket) => void]>([
    ['breaks off', (socket) => socket.destroy()],
    ['never answers', () => undefined],
  ])('that %s is reported as unavailable, and can be tried again', async (_how, behave) => {
    onConnection = behave;
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const away = new S3Connection({ ...server.address, endpoint }, TIMEOUTS);

    await expect(new Storage(away).head('x')).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'storage_unavailable',
    });
    away.onApplicationShutdown();
  });
});

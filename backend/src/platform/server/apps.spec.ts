import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveApps } from './apps.js';

const FILES = {
  'index.html': 'the app',
  'theme.js': 'theme',
  'assets/index-a1.js': 'script',
  'assets/index-a1.js.br': 'script, compressed',
  '.vite/manifest.json': 'hidden',
};

let folder: string;
let fastify: FastifyInstance;
let routes = 0;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sanctum-apps-'));
  for (const [file, content] of Object.entries(FILES)) {
    fs.mkdirSync(path.join(folder, 'app', path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(folder, 'app', file), content);
  }
  fs.writeFileSync(path.join(folder, 'secret.js'), 'secret');
  fastify = Fastify();
  fastify.addHook('onRoute', () => void routes++);
  await serveApps(fastify, [{ prefix: '/', folder: path.join(folder, 'app') }], 'https://willow.example');
});

afterAll(async () => {
  await fastify.close();
  fs.rmSync(folder, { recursive: true });
});

describe('a built app', () => {
  test('has files with a hash in their name that caches may keep permanently', async () => {
    const { body, headers } = await fastify.inject('/assets/index-a1.js');
    expect([body, headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable']);
  });

  test('sends the file that its build has compressed', async () => {
    const { body, headers } = await fastify.inject({
      url: '/assets/index-a1.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect([body, headers['content-encoding']]).toEqual(['script, compressed', 'br']);
  });

  test('tells a browser to check files without a hash again', async () => {
    const { body, headers } = await fastify.inject('/theme.js?from=before');
    expect([body, headers['cache-control']]).toEqual(['theme', 'no-cache']);
  });

  test.each(['/', '/library', '/a/b'])('shows its document at %s', async (url) => {
    expect((await fastify.inject(url)).body).toBe('the app');
  });

  test.each(['/assets/none.js', '/.vite/manifest.json', '/api/x.js'])('has nothing at %s', async (url) => {
    expect((await fastify.inject(url)).statusCode).toBe(404);
  });

  test.each([
    '/../secret.js',
    '/assets/../../secret.js',
    '/%2e%2e/secret.js',
    '//secret.js',
    '/..\\secret.js',
  ])('serves nothing outside its folder by %s', async (url) => {
    expect((await fastify.inject(url)).statusCode).toBe(404);
  });

  test('has the same few routes, however many files it has', () => expect(routes).toBeLessThanOrEqual(4));
});

import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { OutsideError, OutsideRequests } from './outside-requests.js';
import { MOST_BYTES, OutsideFetcher, type SeenVersion } from './outside-fetcher.js';
import { OutsideNetwork } from './outside-network.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An internet with one server, on this machine, where names resolve as the test says. */
class OneServer extends OutsideNetwork {
  override readonly patience: number;
  readonly asked: RequestOptions[] = [];
  readonly resolved: string[] = [];
  names: Record<string, string[]> = { 'calendar.example.org': ['127.0.0.1'] };
  local = ['127.0.0.1'];

  constructor(
    private readonly port: number,
    patience = 60_000,
  ) {
    super();
    this.patience = patience;
  }

  override resolve(name: string): Promise<string[]> {
    this.resolved.push(name);
    return Promise.resolve(this.names[name] ?? []);
  }

  override allows(address: string): boolean {
    return this.local.includes(address) || super.allows(address);
  }

  override request(options: RequestOptions) {
    this.asked.push(options);
    return request({ ...options, port: this.port });
  }
}

let server: Server;
let answer: Answer;
let network: OneServer;
beforeEach(async () => {
  server = createServer((incoming, response) => answer(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  network = new OneServer((server.address() as AddressInfo).port);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});

const ADDRESS = 'https://calendar.example.org/coach.ics?key=1';
const read = (address = ADDRESS, seen?: SeenVersion) =>
  new OutsideFetcher(new OutsideRequests(network)).read(address, seen);
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof OutsideError ? error.problem : error),
  );
const redirectTo =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

test('a document is read over https at port 443, from the address its name resolved to', async () => {
  answer = ({ url, headers }, response) => response.end(`${headers.host} ${url}`);
  expect(await read()).toEqual({
    text: 'calendar.example.org /coach.ics?key=1',
    etag: null,
    lastModified: null,
  });
  expect(network.asked[0]).toMatchObject({ host: 'calendar.example.org', port: 443 });
});

test('a server without a certificate is not read', async () => {
  answer = (_, response) => response.end('a calendar');
  const { port } = server.address() as AddressInfo;
  network.request = (options) => new OutsideNetwork().request({ ...options, port });
  expect(await problemOf(read())).toBe('unreachable');
});

describe('the server is not contacted', () => {
  const refused: [string, string][] = [
    ['a scheme without a certificate', 'http://calendar.example.org/'],
    ['another scheme', 'file:///etc/passwd'],
    ['a port of its own', 'https://calendar.example.org:8443/'],
    ['a port of its own', 'https://calendar.example.org:22/'],
    ['a name and a password', 'https://me:secret@calendar.example.org/'],
    ['a name before an @', 'https://calendar.example.org@127.0.0.1/'],
    ['no address', 'calendar.example.org'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine, in one number', 'https://2130706433/'],
    ['this machine, in hexadecimal', 'https://0x7f000001/'],
    ['this machine, in octal', 'https://0177.0.0.1/'],
    ['this machine, shortened', 'https://127.1/'],
    ['this machine, in wide letters', 'https://１２７.0.0.1/'],
    ['this machine, by IPv6', 'https://[::1]/'],
    ['this machine, wrapped', 'https://[::ffff:127.0.0.1]/'],
    ['what a cloud tells its machines', 'https://169.254.169.254/latest/meta-data/'],
    ['a private network', 'https://10.0.0.5/'],
    ['a private network, by IPv6', 'https://[fd00::5]/'],
  ];
  beforeEach(() => {
    answer = (_, response) => response.end('a secret of this network');
    network.local = [];
  });

  test.each(refused)('for %s: %s', async (_, address) => {
    expect(await problemOf(read(address))).toBe('not_allowed');
    expect(network.asked).toEqual([]);
  });

  test.each([
    ['this machine', ['127.0.0.1']],
    ['a private network', ['192.168.1.10']],
    ['what a cloud tells its machines', ['169.254.169.254']],
    ['a wrapped address', ['::ffff:10.0.0.1']],
    ['an address of the internet and one of this machine', ['93.184.215.14', '::1']],
  ])('for a name that resolves to %s', async (_, addresses) => {
    network.names = { 'calendar.example.org': addresses };
    expect(await problemOf(read())).toBe('not_allowed');
    expect(network.asked).toEqual([]);
  });

  test('for a name that does not resolve', async () => {
    expect(await problemOf(read('https://nowhere.example.org/'))).toBe('unreachable');
    expect(network.asked).toEqual([]);
  });
});

test('the connection uses the checked addresses, even if the name resolves to others by then', async () => {
  answer = (_, response) => response.end('a calendar');
  await read();
  network.names = { 'calendar.example.org': ['10.0.0.1'] };
  const found = await new Promise((resolve) => {
    network.asked[0]!.lookup!('calendar.example.org', { all: true }, (_, addresses) => resolve(addresses));
  });
  expect(found).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect(network.resolved).toEqual(['calendar.example.org']);
});

describe('a redirect', () => {
  test('is followed at most three times', async () => {
    answer = ({ url }, response) => {
      const hop = Number(url!.slice(1));
      if (hop === 0) response.end('arrived');
      else response.writeHead(307, { location: `/${hop - 1}` }).end();
    };
    expect(await read('https://calendar.example.org/3')).toMatchObject({ text: 'arrived' });
    expect(await problemOf(read('https://calendar.example.org/4'))).toBe('too_many_redirects');
  });

  test.each([
    'http://calendar.example.org/plain',
    'https://127.0.0.2/',
    'https://inside.example.org/',
    'https://calendar.example.org:8443/',
    'https://me@calendar.example.org/',
    'ftp://calendar.example.org/',
  ])('to %s is checked like the first address', async (location) => {
    network.names['inside.example.org'] = ['10.1.2.3'];
    answer = redirectTo(location);
    expect(await problemOf(read())).toBe('not_allowed');
    expect(network.asked).toHaveLength(1);
  });
});

describe('an unchanged calendar', () => {
  const seen = { etag: '"v1"', lastModified: 'Mon, 01 Mar 2027 00:00:00 GMT' };

  test('is not sent again', async () => {
    answer = ({ headers }, response) => {
      const isSeen =
        headers['if-none-match'] === seen.etag && headers['if-modified-since'] === seen.lastModified;
      response.writeHead(isSeen ? 304 : 200, { etag: seen.etag, 'last-modified': seen.lastModified });
      response.end(isSeen ? undefined : 'a calendar');
    };
    expect(await read()).toEqual({ text: 'a calendar', ...seen });
    expect(await read(ADDRESS, seen)).toBe('unchanged');
  });

  test('cannot be unchanged if none was seen', async () => {
    answer = (_, response) => response.writeHead(304).end();
    expect(await problemOf(read())).toBe('refused');
  });
});

describe('a document is limited to two megabytes', () => {
  const packed =
    (size: number): Answer =>
    (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(size, 'a')));

  test('by its declared length', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': MOST_BYTES + 1 }).flushHeaders();
    expect(await problemOf(read())).toBe('too_large');
  });

  test('while it arrives, without an end', async () => {
    answer = (_, response) => {
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const more = () => {
        while (response.write(chunk));
        response.once('drain', more);
      };
      more();
    };
    expect(await problemOf(read())).toBe('too_large');
  });

  test('while it is unpacked', async () => {
    answer = packed(MOST_BYTES);
    expect(await read()).toMatchObject({ text: 'a'.repeat(MOST_BYTES) });
    answer = packed(MOST_BYTES + 1);
    expect(await problemOf(read())).toBe('too_large');
  });
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [401, 'refused'],
  [500, 'refused'],
  [206, 'refused'],
])('an answer of %s is %s, and nothing in it is revealed', async (status, problem) => {
  answer = (_, response) => response.writeHead(status).end('a secret of this network');
  const error = await read().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ problem });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
});

test.each([
  ['packed in another way', { 'content-encoding': 'br' }, 'refused'],
  ['packed, and broken', { 'content-encoding': 'gzip' }, 'unreachable'],
])('a document that is %s is not read', async (_, headers, problem) => {
  answer = (_request, response) => response.writeHead(200, headers).end('no gzip');
  expect(await problemOf(read())).toBe(problem);
});

test.each<[string, Answer]>([
  ['never begins', () => undefined],
  ['never ends', (_, response) => response.write('BEGIN:VCALENDAR')],
])('an answer that %s times out', async (_, never) => {
  answer = never;
  network = new OneServer((server.address() as AddressInfo).port, 100);
  expect(await problemOf(read())).toBe('too_slow');
});

test('a name that nobody resolves times out', async () => {
  network = new OneServer(0, 100);
  network.resolve = () => new Promise(() => undefined);
  expect(await problemOf(read())).toBe('too_slow');
});

test('a server that hangs up is unreachable', async () => {
  answer = ({ socket }) => socket.destroy();
  expect(await problemOf(read())).toBe('unreachable');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { MailFolder } from './mail-folder.js';
import { mountMailViewer } from './mount-mail-viewer.js';

let folder: string;
let mails: MailFolder;
let site: FastifyInstance;

const keep = (messageId: string, more: { subject?: string; text?: string; html?: string; at?: string }) =>
  mails.keep(
    {
      messageId,
      to: 'ada@sanctum.test',
      subject: more.subject ?? 'Hello',
      text: more.text ?? '',
      html: more.html ?? '',
    },
    new Date(more.at ?? '2027-03-01T09:00:00Z'),
    Buffer.from(''),
  );
const get = (url: string) => site.inject(url);
const onlyId = async () => (await mails.list())[0]?.id ?? '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sanctum-viewer-'));
  mails = new MailFolder(folder);
  site = Fastify();
  mountMailViewer(site, mails);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

it('before the first email, the list says so', async () => {
  const { statusCode, body } = await get('/sandbox/mail');

  expect(statusCode).toBe(200);
  expect(body).toContain('No emails yet.');
});

it('the list shows every email, newest first, with a link to its page', async () => {
  await keep('1', { subject: 'Older', at: '2027-03-01T09:00:00Z' });
  await keep('2', { subject: 'Newer & <better>', at: '2027-03-01T09:30:00Z' });
  const { body } = await get('/sandbox/mail');

  expect(body.indexOf('Newer &amp; &lt;better&gt;')).toBeLessThan(body.indexOf('Older'));
  expect(body).toContain(`href="/sandbox/mail/${await onlyId()}"`);
  expect(body).toContain('2027-03-01 09:30:00 UTC');
});

it('the page of an email shows its headers and its text with working links', async () => {
  await keep('row-7', { subject: 'Reset', text: 'Go: https://x.test/reset?a=1&b=2.\n<b>' });
  const { body } = await get(`/sandbox/mail/${await onlyId()}`);

  expect(body).toContain('<h1>Reset</h1>');
  expect(body).toContain('ada@sanctum.test');
  expect(body).toContain(
    'Go: <a href="https://x.test/reset?a=1&amp;b=2">https://x.test/reset?a=1&amp;b=2</a>.\n&lt;b&gt;',
  );
});

it.each([
  ['<html><head><title>T</title></head><body>B</body></html>', '<head><base target="_top"><title>'],
  ['<p>B</p>', '<base target="_top"></head><body><p>B</p>'],
])('the links of the email %j open outside the frame', async (html, expected) => {
  await keep('1', { html });

  expect((await get(`/sandbox/mail/${await onlyId()}/body`)).body).toContain(expected);
});

it('an email runs nothing, and cannot be framed by other sites', async () => {
  await keep('1', { html: '<script>alert(1)</script>' });
  const { headers } = await get(`/sandbox/mail/${await onlyId()}/body`);
  const policy = String(headers['content-security-policy']);

  expect(policy).toContain(`default-src 'none'`);
  expect(policy).toContain(`frame-ancestors 'self'`);
  expect(policy).toContain(`script-src 'none'`);
  expect(policy).toContain('sandbox ');
  expect(policy).not.toContain('allow-same-origin');
});

it('our own pages allow one script and one style by their hash, and nothing inline', async () => {
  const { headers } = await get('/sandbox/mail');
  const policy = String(headers['content-security-policy']);

  expect(policy).toMatch(/script-src 'sha256-[^']+';/);
  expect(policy).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
});

it('browser tests can read emails with their links', async () => {
  await keep('1', { text: 'https://x.test/a', html: '<a href="https://x.test/b">B</a>' });

  expect((await get('/sandbox/mail.json')).json()).toEqual([
    {
      id: await onlyId(),
      messageId: '1',
      to: 'ada@sanctum.test',
      subject: 'Hello',
      text: 'https://x.test/a',
      sentAt: '2027-03-01T09:00:00.000Z',
      links: ['https://x.test/a', 'https://x.test/b'],
    },
  ]);
});

it.each(['/sandbox/mail/nothing', '/sandbox/mail/nothing/body', '/sandbox/mail/..%2F..%2Fetc'])(
  '%s is not found',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

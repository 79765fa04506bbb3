import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { newSigningSecret, signedHeaders } from '../../platform/security/webhook-signature.js';

const read = (name: string) => readFileSync(path.join(__dirname, '../../../..', name), 'utf8');

const page = read('docs/api.md');
const { webhooks } = JSON.parse(read('openapi/openapi.json')) as {
  webhooks: Record<string, { post: { summary: string } }>;
};

type IsGenuine = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** The function on the page, as a reader would copy it. */
function isGenuine(): IsGenuine {
  const [, code] = /```js\n(import [\s\S]*?function isGenuine[\s\S]*?)```/.exec(page)!;
  const body = code!.replace(/^import .*$/m, '');
  return runInNewContext(`${body}; isGenuine`, {
    createHmac,
    timingSafeEqual,
    Buffer,
    Date,
    Math,
    Number,
  }) as IsGenuine;
}

test('the table on the page has every event of the contract with its summary', () => {
  const rows = Object.entries(webhooks).map(([type, { post }]) => `| \`${type}\` | ${post.summary} |`);
  const table = /\| event \| when \|\n\|---\|---\|\n((?:\|.*\n?)*)/.exec(page)![1]!;
  expect(table.trim().split('\n')).toEqual(rows);
});

test('the function on the page accepts only signed requests', () => {
  const accepts = isGenuine();
  const [secret, other] = [newSigningSecret(), newSigningSecret()];
  const body = '{"type":"order.paid"}';
  const headers = signedHeaders({ id: 'one', sentAt: new Date(), body }, [other, secret]);
  expect(accepts(secret, headers, body)).toBe(true);
  expect(accepts(newSigningSecret(), headers, body)).toBe(false);
  expect(accepts(secret, headers, `${body} `)).toBe(false);
  expect(accepts(secret, { ...headers, 'webhook-id': 'two' }, body)).toBe(false);
  const old = signedHeaders({ id: 'one', sentAt: new Date(Date.now() - 600_000), body }, [secret]);
  expect(accepts(secret, old, body)).toBe(false);
});

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';

const EXAMPLE = path.join(import.meta.dirname, '../../docs/examples/buy-and-learn.mjs');

test('docs/examples/buy-and-learn.mjs signs up, buys a course, opens a lesson and saves its progress', {
  tag: '@deep',
}, async ({ server }) => {
  const env = { ...process.env, SANCTUM_URL: server.url };
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE], { env });
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^bought: /),
    expect.stringMatching(/^opened: .*, at second 12$/),
  ]);
});

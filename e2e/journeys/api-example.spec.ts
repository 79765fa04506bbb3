import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/test';

const EXAMPLE = path.join(import.meta.dirname, '../../docs/api-example.mjs');

test('docs/api-example.mjs signs in, buys, reads, saves progress, uploads and makes a course with a lesson', {
  tag: '@deep',
}, async ({ server }) => {
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, server.url]);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^bought /),
    expect.stringMatching(/^read .* stand at second 12$/),
    expect.stringMatching(/^made /),
    'done',
  ]);
});

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThread, ThreadLimitReached } from './run-in-thread.js';

const AMPLE = { milliseconds: 120_000, megabytes: 256 };
const inThread = (input: string, limits = AMPLE) =>
  runInThread<string>(
    pathToFileURL(path.join(__dirname, '../../../test/threads/odd-jobs.js')),
    input,
    limits,
  );

test('a thread returns the result of its work', async () => {
  expect(await inThread('greet')).toBe('hello from beside the event loop');
});

test('an error in the work is rethrown', async () => {
  await expect(inThread('fail')).rejects.toThrow('no such luck');
});

test('endless work is stopped at its limit, while the event loop continues', async () => {
  await expect(inThread('loop', { ...AMPLE, milliseconds: 50 })).rejects.toThrow(ThreadLimitReached);
});

test('work that takes ever more memory is stopped, without other damage', async () => {
  await expect(inThread('hoard', { ...AMPLE, megabytes: 32 })).rejects.toThrow(ThreadLimitReached);
});

test('a thread does not see the environment, which contains secrets', async () => {
  process.env['A_SECRET'] = 'known';
  try {
    expect(await inThread('environment')).toBe('{}');
  } finally {
    delete process.env['A_SECRET'];
  }
});

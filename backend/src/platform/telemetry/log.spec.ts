import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describeError, Log } from './log.js';
import { Tracing } from './tracing.js';

test('a line written during a trace names the trace', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sanctum-log-'));
  const traced = Object.assign(new Tracing(), {
    isOn: true,
    traceId: () => '4bf92f3577b34da6a3ce929d0e0e4736',
  });
  const file = path.join(folder, 'lines');
  const log = new Log('info', traced, file);
  log.info({ status: 200 }, 'request');
  let line = '';
  while (line === '') line = await readFile(file, 'utf8').catch(() => '');
  expect(JSON.parse(line)).toMatchObject({ status: 200, traceId: traced.traceId() });
  await rm(folder, { recursive: true });
});

describe('an error in the log', () => {
  test('contains no email address, in neither message nor stack', () => {
    const refused = new Error("Can't send mail: 550 <rosa.lee+x@mail.example.org>: no such user");
    expect(JSON.stringify(describeError(refused))).not.toContain('rosa');
    expect(describeError(refused)).toMatchObject({
      message: "Can't send mail: 550 <<e-mail>>: no such user",
    });
  });

  test('keeps the paths of its stack', () =>
    expect(describeError(new Error('x'))).toMatchObject({
      stack: expect.stringContaining('log.spec') as string,
    }));

  test('contains neither query parameters nor the driver’s detail', () => {
    const error = Object.assign(new Error('duplicate key'), {
      parameters: ['Rosa'],
      detail: 'Key (name)=(Rosa)',
    });
    expect(JSON.stringify(describeError(error))).not.toContain('Rosa');
  });
});

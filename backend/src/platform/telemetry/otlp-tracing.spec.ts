import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TraceCollector } from '../../../test/trace-collector.js';
import { OtlpTracing } from './otlp-tracing.js';

const request = { name: 'GET', kind: 'server' } as const;
const to = (endpoint: string, onUndelivered = jest.fn()) =>
  new OtlpTracing({ endpoint, headers: {}, onUndelivered }, { name: 'sanctum', version: '1' });

async function nowhere(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

test('failed work is marked with the kind of its error, not its message', async () => {
  const collector = new TraceCollector();
  const tracing = to(`${await collector.listen()}/`);
  const error = Object.assign(new Error('Rosa is not there'), { code: '23505' });
  await expect(tracing.inSpan(request, () => Promise.reject(error))).rejects.toBe(error);
  await tracing.onApplicationShutdown();
  const span = await collector.span('GET');
  expect(span).toMatchObject({
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: '23505' } }],
  });
  expect(JSON.stringify(span)).not.toContain('Rosa');
  collector.close();
});

test('a hanging collector delays neither the work nor the end of the process', async () => {
  const collector = new TraceCollector();
  collector.hangs = true;
  const tracing = to(await collector.listen());
  expect(await tracing.inSpan(request, () => Promise.resolve('done'))).toBe('done');
  await tracing.onApplicationShutdown();
  expect(collector.owed.filter(({ destroyed }) => !destroyed)).toHaveLength(1);
  collector.close();
});

test('an unavailable collector is reported, and the work continues', async () => {
  const endpoint = await nowhere();
  const noticed = new Promise<unknown>((resolve) => {
    void to(endpoint, jest.fn(resolve)).inSpan(request, () => Promise.resolve());
  });
  expect(await noticed).toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});

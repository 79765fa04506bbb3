import { once } from 'node:events';
import { createServer, request, Agent, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.js';

const AT_ONCE = { quiet: 0, longest: 0, forgetting: 0 };
const PATIENT = { ...AT_ONCE, forgetting: 2 ** 30 };
const behindProxy = (endStreams = () => undefined as void) => ({ isBehindProxy: true, endStreams });

/** Returns the status, or why there was no answer. */
const ask = (port: number, agent: Agent): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    sent.end();
  });

async function aServer(answer: RequestListener = (_request, response) => response.end('ok')) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a stopping server refuses new connections and answers on existing ones', async () => {
  const { server, port } = await aServer();
  const kept = new Agent({ keepAlive: true });
  expect(await ask(port, kept)).toBe(200);
  await drain(server, behindProxy(), AT_ONCE);
  expect(await ask(port, new Agent())).toBe('ECONNREFUSED');
  expect(await ask(port, kept)).toBe(200);
  kept.destroy();
});

test('connections queued when a server stops listening are still answered', async () => {
  const { server, port } = await aServer();
  const answers = Array.from({ length: 100 }, () => ask(port, new Agent()));
  await drain(server, behindProxy(), PATIENT);
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
});

test('the last answer ends the wait, and streams are ended before it', async () => {
  const begun: (() => void)[] = [];
  const { server, port } = await aServer((_request, response) => {
    begun.push(() => response.setHeader('connection', 'close').end('ok'));
  });
  const answer = ask(port, new Agent());
  await once(server, 'request');
  const endStreams = jest.fn(() => begun.forEach((end) => end()));
  await drain(server, behindProxy(endStreams), PATIENT);
  expect(endStreams).toHaveBeenCalledTimes(1);
  expect(await answer).toBe(200);
});

test('a server without a proxy stops right away', async () => {
  const { server, port } = await aServer();
  await drain(server, { ...behindProxy(), isBehindProxy: false });
  expect(await ask(port, new Agent())).toBe(200);
  server.close();
});

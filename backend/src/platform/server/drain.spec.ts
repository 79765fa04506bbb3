import { once } from 'node:events';
import { createServer, request, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drain } from './drain.js';

/** The status, or why there was no answer. */
const ask = (port: number, agent: Agent): Promise<number | string | undefined> =>
  new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    sent.end();
  });

async function aServer() {
  const server = createServer((_request, response) => response.end('ok')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('a server that stops refuses new connections and answers on those it has', async () => {
  const { server, port } = await aServer();
  const kept = new Agent({ keepAlive: true });
  expect(await ask(port, kept)).toBe(200);
  await drain(server, { isBehindProxy: true }, { noticing: 0, forgetting: 0 });
  expect(await ask(port, new Agent())).toBe('ECONNREFUSED');
  expect(await ask(port, kept)).toBe(200);
  kept.destroy();
});

test('a server that nothing stands before stops at once', async () => {
  const { server, port } = await aServer();
  await drain(server, { isBehindProxy: false });
  expect(await ask(port, new Agent())).toBe(200);
  server.close();
});

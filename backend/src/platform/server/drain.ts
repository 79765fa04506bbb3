import { type Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../../kernel/clock.js';

/**
 * `noticing`: a proxy that asks `/api/health/accepting` sends nobody any more. `forgetting`: a proxy closes the connections that it
 * keeps here without a request on them; docker/Caddyfile does after less.
 */
export const DRAIN = { noticing: seconds(2), forgetting: seconds(2.5) };

/**
 * A server behind a proxy that stops goes on answering, each time with `connection: close`. First it still takes new connections,
 * then only those it has: the proxy tries elsewhere what was refused, but a request on a connection that is closed under it would
 * be lost.
 */
export async function drain(
  server: HttpServer,
  { isBehindProxy }: { isBehindProxy: boolean },
  times = DRAIN,
): Promise<void> {
  if (!isBehindProxy) return;
  await pause(times.noticing);
  // Right after connections were accepted, so that none waits which would be reset.
  await nextTurn();
  // Of an HTTP server `close` would also end connections on which the next request may be coming just now.
  Server.prototype.close.call(server);
  await pause(times.forgetting);
}

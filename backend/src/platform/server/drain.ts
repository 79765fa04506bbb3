import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { seconds } from '../../kernel/clock.js';

/**
 * Times of draining. `quiet`: time without new requests after which a proxy that polls `/api/health/accepting` has
 * noticed. `longest`: limit for a proxy that does not poll and sends until new connections are refused. `forgetting`:
 * time in which running requests get their responses, and a proxy closes its idle connections to this server;
 * docker/Caddyfile does so earlier.
 */
export const DRAIN = { quiet: seconds(2), longest: seconds(5), forgetting: seconds(3) };

interface Draining {
  isBehindProxy: boolean;
  /** Ends streams, which would never end by themselves; browsers open them again at another server. */
  endStreams: () => void;
}

/**
 * Drains a server behind a proxy: the server still answers, each time with `connection: close`. First it accepts new connections
 * until none arrive, then only serves the existing ones: the proxy retries refused requests elsewhere, but a request on a connection
 * that closes during it would be lost. Resolves as soon as no connection is left.
 */
export async function drain(server: HttpServer, { isBehindProxy, endStreams }: Draining, times = DRAIN) {
  if (!isBehindProxy) return;
  await untilNobodyComes(server, times);
  endStreams();
  await untilNobodyWaits(server);
  // `close` of an HTTP server would also end connections on which the next request may be arriving.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  await Promise.race([closed, pause(times.forgetting, undefined, { ref: false })]);
}

async function untilNobodyComes(server: HttpServer, { quiet, longest }: typeof DRAIN): Promise<void> {
  const began = performance.now();
  let lastCame = began;
  server.on('request', ({ url }: IncomingMessage) => {
    if (!url?.startsWith('/api/health/')) lastCame = performance.now();
  });
  const left = () => Math.min(lastCame + quiet, began + longest) - performance.now();
  while (left() > 0) await pause(left());
}

/** Milliseconds of a short turn. During a longer one, new connections may arrive after the check for waiting ones. */
const SHORT_TURN = 1;

/**
 * Waits until this process has accepted every connection that the system has. Otherwise those are reset, with their
 * requests, when it stops listening. Node.js accepts one per turn of its loop, so after a short turn without one, none
 * is left.
 */
async function untilNobodyWaits(server: HttpServer): Promise<void> {
  let hasAccepted = false;
  server.on('connection', () => (hasAccepted = true));
  for (;;) {
    hasAccepted = false;
    const began = performance.now();
    await nextTurn();
    if (!hasAccepted && performance.now() - began < SHORT_TURN) return;
  }
}

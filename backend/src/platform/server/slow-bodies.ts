import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hours, seconds } from '../../kernel/clock.js';
import type { RefuseConnection } from './unreadable-request.js';

export interface BodyTimes {
  /** Limit in milliseconds for the whole body of a request, unless it is marked as one that may take longer. */
  ordinary: number;
  /**
   * Limit in milliseconds for the whole body of a marked request. `sweep-uploads.job.ts` waits as long for uploads that
   * started in time.
   */
  longest: number;
  /** Limit in milliseconds for a pause without a single byte. */
  idle: number;
}

/** 100 MB in an hour (product rule 8.1) are 28 kB a second, slower than any connection used for uploading videos. */
export const BODY_TIMES: BodyTimes = { ordinary: seconds(30), longest: hours(1), idle: seconds(60) };

const underWay = new WeakMap<IncomingMessage, () => void>();

/**
 * Cuts off clients that send a body very slowly and could block a connection for as long as they like. Node's own
 * `requestTimeout` is one for all requests, so it must be as long as the longest upload; these limits depend on the
 * request.
 */
export function cutSlowBodies(
  fastify: FastifyInstance,
  refuseConnection: RefuseConnection,
  times: BodyTimes = BODY_TIMES,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (announcesBody(request.raw)) watch(request.raw, reply.raw, { refuseConnection, times });
    done();
  });
}

/** Marks a request whose body is a file that the sender may upload: it is accepted as long as it makes progress. */
export const mayTakeLonger = (request: IncomingMessage): void => underWay.get(request)?.();

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function watch(
  request: IncomingMessage,
  response: ServerResponse,
  { refuseConnection, times }: { refuseConnection: RefuseConnection; times: BodyTimes },
): void {
  const { socket } = request;
  const cut = () => {
    if (request.complete) return;
    // An answer that has begun cannot be followed by another.
    if (response.headersSent) socket.destroy();
    else refuseConnection(new TooSlow(), socket);
  };
  let timer = setTimeout(cut, times.ordinary);
  underWay.set(request, () => {
    clearTimeout(timer);
    timer = setTimeout(cut, times.longest);
    request.setTimeout(times.idle, cut);
    // Afterwards Node's own timeouts apply again: the socket may be waiting for the next request.
    request.once('end', () => response.writableFinished || socket.setTimeout(0));
  });
  request.once('close', () => clearTimeout(timer));
}

class TooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../kernel/ids.js';
import type { ProblemResponse } from '../http/problem.js';
import { problemOf } from './problem.filter.js';

const CONNECTION_ERRORS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

export type RefuseConnection = (error: Error & { code?: string }, socket: Socket) => void;

/** Answers requests that are refused before there is a route, and so before any hook or filter; with the common headers. */
export function refusalsWith(headers: Record<string, string>): {
  refuseAddress: (error: Error, request: FastifyRequest, reply: FastifyReply) => void;
  refuseConnection: RefuseConnection;
} {
  return {
    /** Refuses an address that cannot be decoded or is too long. */
    refuseAddress(error, { id }, reply) {
      const problem = problemOf(error, id);
      void reply
        .headers({ ...headers, 'x-request-id': id, 'cache-control': 'no-store' })
        .code(problem.statusCode)
        .send(problem);
    },
    /**
     * Refuses data that Node cannot parse as a request, and ends the connection, because the start of a next request is
     * unknown.
     */
    refuseConnection(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const problem = problemOf({ statusCode: CONNECTION_ERRORS[error.code ?? ''] ?? 400 }, newId());
      if (socket.writable) socket.write(written(problem, headers));
      socket.destroySoon();
    },
  };
}

function written(problem: ProblemResponse, headers: Record<string, string>): string {
  const { statusCode, requestId } = problem;
  const body = JSON.stringify(problem);
  const all = {
    ...headers,
    connection: 'close',
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n');
}

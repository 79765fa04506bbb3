import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../../kernel/ids.js';
import { problemOf } from './problem.filter.js';

const CONNECTION_ERRORS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** An address that cannot be decoded or is too long: refused before there is a route, so before any filter. */
export function refuseAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error, request.id);
  void reply.code(problem.statusCode).header('cache-control', 'no-store').send(problem);
}

/** What Node could not even read as a request. The connection ends: where the next request begins is not known. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const statusCode = CONNECTION_ERRORS[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemOf({ statusCode }, newId()));
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

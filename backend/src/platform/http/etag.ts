import { createHash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeConfig } from './route-config.js';

/** Length of a digest: enough that no two states of a record share one. */
const DIGEST_LENGTH = 22;

/**
 * Formats an ETag `"7-dQw4w9…"`: the version, which `If-Match` compares, and a digest of the whole, which
 * `If-None-Match` compares.
 */
function etagOf(text: string, version: unknown): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
  return typeof version === 'number' ? `"${version}-${digest}"` : `"${digest}"`;
}

/** Returns whether the caller has this state already. A proxy that compresses may have made the ETag weak. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

export const SENDS_ETAG = 'x-sends-etag';

/** Sends an ETag with each answer; a GET that names it in `If-None-Match` gets 304 without a body. */
export const SendsEtag = (): MethodDecorator =>
  applyDecorators(routeConfig({ sendsEtag: true }), ApiExtension(SENDS_ETAG, true));

const sendsEtag = (config: unknown): boolean =>
  (config as { sendsEtag?: boolean } | undefined)?.sendsEtag === true;

/**
 * Sends ETags, from hooks, because an interceptor would pass every response through RxJS streams. The text is
 * serialized once and hashed as sent, so this runs before compression.
 */
export function sendEtags(fastify: FastifyInstance): void {
  const versions = new WeakMap<FastifyRequest, unknown>();
  fastify.addHook('onRoute', (route) => {
    if (!sendsEtag(route.config)) return;
    route.preSerialization = (request, _reply, body, done) => {
      versions.set(request, (body as { version?: unknown }).version);
      done(null, body);
    };
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!sendsEtag(request.routeOptions.config) || typeof payload !== 'string' || reply.statusCode >= 300)
      return done();
    const etag = etagOf(payload, versions.get(request));
    void reply.header('etag', etag);
    if (request.method !== 'GET' || !isKnown(request.headers['if-none-match'], etag)) return done();
    void reply.code(304).removeHeader('content-type');
    done(null, null);
  });
}

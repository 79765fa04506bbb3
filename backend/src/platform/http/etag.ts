import { createHash } from 'node:crypto';
import { applyDecorators, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map } from 'rxjs';

/** Long enough that no two states of one record share it. */
const DIGEST_LENGTH = 22;

/** `"7-dQw4w9…"`: the version, which `If-Match` compares, and a digest of the whole, which `If-None-Match` compares. */
export function etagOf(body: unknown, text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
  const version = (body as { version?: unknown } | null | undefined)?.version;
  return typeof version === 'number' ? `"${version}-${digest}"` : `"${digest}"`;
}

/** Tells whether the caller has this state already. A proxy that compresses may have made the ETag weak. */
const isKnown = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

/** Sends the ETag of the answer. A GET that names it in `If-None-Match` gets 304 without a body. */
export const withEtag: NestInterceptor<unknown, unknown> = {
  intercept: (context, next) =>
    next.handle().pipe(
      map((body) => {
        const request = context.switchToHttp().getRequest<FastifyRequest>();
        const reply = context.switchToHttp().getResponse<FastifyReply>();
        const text = JSON.stringify(body);
        const etag = etagOf(body, text);
        void reply.header('etag', etag);
        if (request.method !== 'GET') return body;
        if (isKnown(request.headers['if-none-match'], etag)) {
          void reply.code(304);
          return undefined;
        }
        void reply.type('application/json; charset=utf-8');
        return text;
      }),
    ),
};

export const SENDS_ETAG = 'x-sends-etag';

/** Sends an ETag with each answer; a GET answers 304 if nothing has changed. Stands below `@ApiList`, whose rows it names. */
export const SendsEtag = (): MethodDecorator =>
  applyDecorators(UseInterceptors(withEtag), ApiExtension(SENDS_ETAG, true));

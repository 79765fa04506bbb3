import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { badRequest } from '../../kernel/errors.js';
import { SendsEtag } from './etag.js';
import { Refuses } from './refuses.js';

/** Lets a call send the version it has seen, so that a newer one is not overwritten. */
export const TakesVersion = (description: string): MethodDecorator =>
  applyDecorators(NamesVersion(description), SendsEtag());

/** Lets a call that returns no record send the version it has seen. */
export const NamesVersion = (description: string): MethodDecorator =>
  applyDecorators(
    ApiHeader({ name: 'if-match', required: false, description, schema: { type: 'string' } }),
    Refuses('bad_if_match', 'stale_edit'),
  );

/** Reads a version: `If-Match: "3"`, `3` or the whole ETag `"3-dQw4w9…"` → 3; absent → undefined. */
export function versionOf(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const match = /^"?(\d{1,9})(?:-[\w-]{1,64})?"?$/.exec(header.trim());
  if (!match) throw badRequest('bad_if_match', 'If-Match must be the version you read');
  return Number(match[1]);
}

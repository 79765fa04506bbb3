import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Reasons why a POST ignores the header, as stated in the contract. */
export const IGNORED = {
  'sign-in': 'it is about passwords and login sessions',
  secret: 'its response contains a secret that is shown only once',
  file: 'its response is a file',
  upload: 'starting an upload again does no harm',
  'changes-nothing': 'it changes nothing that could happen twice',
  provider: 'its events have IDs of their own',
} as const;

export type IgnoredReason = keyof typeof IGNORED;

export const IGNORES_IDEMPOTENCY_KEY = 'sanctum:ignores-idempotency-key';

/** Runs each call of this POST, or of every POST of this controller, with or without an `Idempotency-Key`. */
export const IgnoresIdempotencyKey = (reason: IgnoredReason): MethodDecorator & ClassDecorator =>
  applyDecorators(
    SetMetadata(IGNORES_IDEMPOTENCY_KEY, reason),
    ApiExtension('x-ignores-idempotency-key', reason),
  );

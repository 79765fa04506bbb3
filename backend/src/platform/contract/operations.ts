import type { OpenAPIObject } from '@nestjs/swagger';

import type { IgnoredReason } from '../http/ignores-idempotency-key.js';
import type { ProgramRule } from '../security/scopes.js';

export type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;

export interface PlacedOperation {
  path: string;
  method: string;
  operation: Operation;
}

/** Marks that decorators leave in an operation for the contract: see `Allow`, `ForPrograms`, `ClosedToPrograms`, `FreshSignIn`, `IgnoresIdempotencyKey`, `RateLimit`, `Refuses`. */
export interface Marks {
  'x-access'?: readonly string[];
  'x-programs'?: ProgramRule;
  'x-fresh-sign-in'?: boolean;
  'x-during-enrolment'?: boolean;
  'x-ignores-idempotency-key'?: IgnoredReason;
  'x-rate-limits'?: readonly { limit: number; perSeconds: number }[];
}

export const marksOf = (operation: Operation): Marks => operation as Marks;

/** Returns whether the operation runs once for each `Idempotency-Key`. */
export const takesIdempotencyKey = ({ method, operation }: PlacedOperation): boolean =>
  method === 'post' && marksOf(operation)['x-ignores-idempotency-key'] === undefined;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const operationsOf = (document: OpenAPIObject): PlacedOperation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

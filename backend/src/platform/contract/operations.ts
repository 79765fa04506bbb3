import type { OpenAPIObject } from '@nestjs/swagger';

import type { ProgramRule } from '../security/scopes.js';

export type Operation = NonNullable<NonNullable<OpenAPIObject['paths'][string]>['get']>;

export interface PlacedOperation {
  method: string;
  operation: Operation;
}

/** Marks that decorators leave in an operation for the contract: see `Allow`, `ForPrograms`, `ClosedToPrograms`, `FreshSignIn`, `RateLimit`, `Refuses`. */
export interface Marks {
  'x-access'?: readonly string[];
  'x-programs'?: ProgramRule;
  'x-fresh-sign-in'?: boolean;
  'x-during-enrolment'?: boolean;
  'x-rate-limits'?: readonly { limit: number; perSeconds: number }[];
}

export const marksOf = (operation: Operation): Marks => operation as Marks;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const operationsOf = (document: OpenAPIObject): PlacedOperation[] =>
  Object.values(document.paths).flatMap((path) =>
    METHODS.flatMap((method) => {
      const operation = path[method];
      return operation ? [{ method, operation }] : [];
    }),
  );

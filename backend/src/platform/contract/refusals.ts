import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ProblemCode, problemOfCode } from '../http/problem-codes.js';
import { REFUSES } from '../http/refuses.js';
import { marksOf, type PlacedOperation, takesIdempotencyKey } from './operations.js';

type Components = NonNullable<OpenAPIObject['components']>;
type Responses = NonNullable<Components['responses']>;

const ROLES = ['member', 'creator'];
/** Codes of requests refused before the operation is known: too slow, or with too long a URL or headers. */
const BEFORE_ANY_OPERATION: ProblemCode[] = ['bad_request', 'too_slow', 'too_large'];
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
} as const;
/** Headers of responses to calls that were counted. */
export const COUNTED = ['RateLimit-Policy', 'RateLimit'] as const;

/** References headers that many responses share. */
export const sharedHeaders = (names: readonly string[]) =>
  Object.fromEntries(
    // names of components are identifiers
    names.map((name) => [name, { $ref: `#/components/headers/${name.replaceAll('-', '')}` }]),
  );

/** Returns whether calls are counted: by a limit of the operation, or because a program may call it. */
export const isCounted = ({ operation }: PlacedOperation): boolean => {
  const { 'x-rate-limits': limits, 'x-programs': rule } = marksOf(operation);
  return limits !== undefined || (rule !== undefined && 'for' in rule);
};

/**
 * Codes that an operation may refuse with: codes that follow from its marks and input, and codes named with `@Refuses`.
 */
export function codesOf(placed: PlacedOperation): ProblemCode[] {
  const { operation } = placed;
  const { 'x-access': access = [], 'x-programs': rule, ...marks } = marksOf(operation);
  const codes = new Set<ProblemCode>([
    ...codesOfInput(placed),
    ...when(!access.includes('visitor'), 'sign_in_required'),
    ...when(!ROLES.every((role) => access.includes(role)), 'not_for_your_role'),
    ...when(access.includes('creator') && !marks['x-during-enrolment'], 'second_factor_required'),
    'invalid_token',
    ...when(rule !== undefined && 'for' in rule, 'scope_required'),
    ...when(rule !== undefined && 'closed' in rule, 'not_for_programs'),
    ...when(marks['x-fresh-sign-in'] === true, 'fresh_sign_in_required'),
    ...when(isCounted(placed), 'too_many'),
    ...when(
      takesIdempotencyKey(placed),
      'bad_idempotency_key',
      'idempotency_key_in_use',
      'idempotency_key_reused',
    ),
    'unavailable',
    ...namedBy(operation),
  ]);
  return [...codes].toSorted();
}

/** Reads the codes from marks: `x-refuses-not_found: true` → `not_found`. */
const namedBy = (operation: object): ProblemCode[] =>
  Object.keys(operation)
    .filter((key) => key.startsWith(REFUSES))
    .map((key) => key.slice(REFUSES.length) as ProblemCode);

function codesOfInput({ method, operation }: PlacedOperation): ProblemCode[] {
  const places = (operation.parameters ?? []).map((parameter) =>
    'in' in parameter ? parameter.in : undefined,
  );
  return [
    ...when(places.includes('path'), 'bad_request'),
    ...when(places.includes('query') || operation.requestBody !== undefined, 'invalid'),
    ...when(method !== 'get', 'bad_request', 'foreign_page', 'too_large', 'unsupported_media_type'),
  ];
}

const when = (holds: boolean, ...codes: ProblemCode[]): ProblemCode[] => (holds ? codes : []);

/** Adds the refusals to the operation, as references to responses that operations with the same codes share. */
export function declareRefusals(placed: PlacedOperation, shared: Responses): void {
  const { operation } = placed;
  const codes = codesOf(placed);
  for (const status of new Set(codes.map(statusOf))) {
    const ofStatus = codes.filter((code) => statusOf(code) === status);
    operation.responses[status] = refer(nameOf(status, ofStatus), ofStatus, shared);
  }
  operation.responses['4XX'] = refer('AnyRequest', BEFORE_ANY_OPERATION, shared);
  for (const key of Object.keys(operation)) {
    if (key.startsWith(REFUSES)) delete (operation as unknown as Record<string, unknown>)[key];
  }
}

/**
 * Name of a shared response, such as `Forbidden_ForeignPage_ScopeRequired`. An identifier, because client generators
 * make a type from it.
 */
const nameOf = (status: number, codes: ProblemCode[]): string =>
  [STATUS_CODES[status]!, ...codes].map(inPascalCase).join('_');

const inPascalCase = (words: string): string =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const statusOf = (code: ProblemCode): number => problemOfCode(code).status;

function refer(name: string, codes: ProblemCode[], shared: Responses): { $ref: string } {
  shared[name] ??= refusalWith(codes);
  return { $ref: `#/components/responses/${name}` };
}

function refusalWith(codes: ProblemCode[]): Responses[string] {
  const [first] = codes.map((code) => ({ code, ...problemOfCode(code) }));
  return {
    description: codes.map((code) => `- \`${code}\`: ${problemOfCode(code).meaning}`).join('\n'),
    ...((first!.status === 429 || first!.status === 503 || codes.includes('idempotency_key_in_use')) && {
      headers: { ...RETRY_AFTER, ...(first!.status === 429 && sharedHeaders(COUNTED)) },
    }),
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/ProblemResponse' },
            { type: 'object', properties: { code: { type: 'string', enum: codes } } },
          ],
        },
        example: {
          statusCode: first!.status,
          code: first!.code,
          message: first!.meaning,
          requestId: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa',
        },
      },
    },
  };
}

import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { LIST_EXAMPLES, type ListExamples } from '../http/api-list.js';
import { contractSchemas } from '../http/contract-schemas.js';
import { SENDS_ETAG } from '../http/etag.js';
import { IGNORED } from '../http/ignores-idempotency-key.js';
import { CLOSED, type ProgramRule, scopesOf } from '../security/scopes.js';
import { asOpenApi31 } from './openapi-31.js';
import { nameOperations } from './operation-ids.js';
import {
  marksOf,
  type Operation,
  operationsOf,
  type PlacedOperation,
  takesIdempotencyKey,
} from './operations.js';
import { COUNTED, declareRefusals, isCounted, sharedHeaders } from './refusals.js';
import { describedWebhooks, webhookSchemas } from './webhooks.js';

type Parameters = NonNullable<Operation['parameters']>;
type Shared = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/**
 * The two dialects of lists, the coach's and the general one, each recognized by the parameter that only it has.
 * `limit` has a default per list.
 */
const DIALECTS: readonly { mark: string; names: Readonly<Record<string, string>> }[] = [
  { mark: 'range', names: { range: 'ListRange' } },
  { mark: 'after', names: { after: 'After' } },
];

function shareListParameters(document: OpenAPIObject, shared: Shared): void {
  for (const { operation } of operationsOf(document)) {
    const { parameters = [] } = operation;
    const dialect = DIALECTS.find(({ mark }) => parameters.some((one) => 'name' in one && one.name === mark));
    if (dialect) operation.parameters = parameters.map((one) => referTo(one, dialect.names, shared));
  }
}

function referTo(parameter: Parameters[number], names: Readonly<Record<string, string>>, shared: Shared) {
  const name = 'name' in parameter ? names[parameter.name] : undefined;
  if (name === undefined) return parameter;
  shared[name] ??= parameter;
  return { $ref: `#/components/parameters/${name}` };
}

/** Adds a list's own examples to its parameters; `ApiList` has left them in the operation. */
function showListExamples(operation: Operation & { [LIST_EXAMPLES]?: ListExamples }): void {
  const { parameters = [], [LIST_EXAMPLES]: examples } = operation;
  if (!examples) return;
  delete operation[LIST_EXAMPLES];
  operation.parameters = parameters.map((parameter) =>
    'name' in parameter && (parameter.name === 'sort' || parameter.name === 'filter')
      ? { ...parameter, example: examples[parameter.name] }
      : parameter,
  );
}

const CALLERS: Record<string, string> = {
  creator: 'the coach',
  member: 'members',
  'creator,member': 'anyone signed in',
  'member,visitor': 'visitors and members',
  'creator,visitor': 'visitors and the coach',
  'creator,member,visitor': 'anyone, signed in or not',
};

/** Describes an operation: its own text, then its callers by policy and its rate limits. */
function describeOperation({ method, operation }: PlacedOperation): string {
  const { 'x-access': access = [], ...marks } = marksOf(operation);
  return [
    operation.description,
    [
      `Available to ${CALLERS[access.toSorted().join(',')]}.`,
      programs(method, marks['x-programs']),
      marks['x-fresh-sign-in'] && 'Requires a password entered on this device in the last 10 minutes.',
      marks['x-ignores-idempotency-key'] &&
        `Ignores \`Idempotency-Key\`: ${IGNORED[marks['x-ignores-idempotency-key']]}.`,
      ...(marks['x-rate-limits'] ?? []).map(
        ({ limit, perSeconds }) => `Limit: ${limit} calls per ${perSeconds} seconds.`,
      ),
    ]
      .filter(Boolean)
      .join(' '),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function programs(method: string, rule: ProgramRule | undefined): string {
  if (!rule) return 'With a personal API token, the caller counts as a visitor.';
  return 'closed' in rule
    ? `Not available to personal API tokens: ${CLOSED[rule.closed]}.`
    : `Personal API tokens need \`${scopesOf(rule.for, method).join('` or `')}\`.`;
}

type Security = NonNullable<Operation['security']>;

const SIGNED_IN: Security = [{ cookie: [] }, { bearer: [] }];

/**
 * Adds everything that follows from rules, so that no decorator has to: each operation's callers, rate limits and
 * refusals with codes.
 */
export function completeContract(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  leaveEnumsPlain(components.schemas ?? {});
  Object.assign((components.schemas ??= {}), contractSchemas(), webhookSchemas());
  Object.assign(document, { webhooks: describedWebhooks() });
  const responses = (components.responses ??= {});
  for (const placed of operationsOf(document)) {
    const { operation } = placed;
    operation.security = securityOf(operation);
    operation.description = describeOperation(placed);
    nameAnswers(operation);
    showListExamples(operation);
    declareRefusals(placed, responses);
    if (takesIdempotencyKey(placed)) takeIdempotencyKey(operation);
    if (SENDS_ETAG in operation) sendEtag(placed);
    if (isCounted(placed)) sendHeaders(operation, ...COUNTED);
  }
  Object.assign((components.parameters ??= {}), {
    IdempotencyKey: IDEMPOTENCY_KEY,
    IfNoneMatch: IF_NONE_MATCH,
  });
  Object.assign((components.headers ??= {}), {
    ETag: ETAG,
    IdempotentReplayed: IDEMPOTENT_REPLAYED,
    ...RATE_LIMIT,
  });
  nameOperations(document);
  shareListParameters(document, (components.parameters ??= {}));
  return asOpenApi31(document) as OpenAPIObject;
}

/**
 * Swagger copies the description of one field to the enumeration that fields share. Keeps only descriptions that explain
 * a value, such as "open: can be redeemed".
 */
function leaveEnumsPlain(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) {
    if (!('enum' in schema)) continue;
    const { enum: values = [], description = '' } = schema;
    const explains = (value: string) =>
      description.includes(`${value}:`) || description.includes(`\`${value}\``);
    if (!values.map(String).some(explains)) delete schema.description;
  }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique key that you choose, such as a UUID. For 24 hours, the same request with the same key gets the same response and has no second effect.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
} as const;

const IDEMPOTENT_REPLAYED = {
  description: 'Set if this is the response of an earlier request with the same `Idempotency-Key`',
  schema: { type: 'string', enum: ['true'] },
} as const;

function takeIdempotencyKey(operation: Operation): void {
  (operation.parameters ??= []).push({ $ref: '#/components/parameters/IdempotencyKey' });
  sendHeaders(operation, 'Idempotent-Replayed');
}

const ETAG = {
  description:
    'State of the response; opaque, except that it starts with the `version` of a record. `If-Match` compares only the version',
  schema: { type: 'string' },
} as const;

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: '`ETag` of the last response: if nothing has changed, the response is 304 without a body',
  schema: { type: 'string' },
} as const;

function sendEtag({ method, operation }: PlacedOperation): void {
  sendHeaders(operation, 'ETag');
  delete (operation as unknown as Record<string, unknown>)[SENDS_ETAG];
  if (method !== 'get') return;
  (operation.parameters ??= []).push({ $ref: '#/components/parameters/IfNoneMatch' });
  operation.responses['304'] = { description: 'Nothing has changed since `If-None-Match`' };
}

const RATE_LIMIT = {
  RateLimitPolicy: {
    description: 'Limits that counted the call, each with its quota `q` of calls in a window of `w` seconds',
    schema: { type: 'string', examples: ['"api-token";q=600;w=60'] },
  },
  RateLimit: {
    description: 'For each limit, the calls `r` that are left for `t` seconds',
    schema: { type: 'string', examples: ['"api-token";r=598;t=41'] },
  },
} as const;

function sendHeaders({ responses }: Operation, ...names: string[]): void {
  for (const [status, response] of Object.entries(responses)) {
    if (status < '300' && response && 'description' in response)
      response.headers = { ...response.headers, ...sharedHeaders(names) };
  }
}

/** Describes a response that no decorator describes. */
function nameAnswers({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
}

/**
 * Returns the security of an operation. Visitors may sign in but need not; if signing in makes no difference, no scheme
 * is named.
 */
function securityOf(operation: Operation): Security {
  if (!marksOf(operation)['x-access']?.includes('visitor')) return SIGNED_IN;
  return 'x-refuses-session_expired' in operation ? [{}, ...SIGNED_IN] : [];
}

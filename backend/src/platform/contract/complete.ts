import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { contractSchemas } from '../http/contract-schemas.js';
import { CLOSED, type ProgramRule, scopesOf } from '../security/scopes.js';
import { asOpenApi31 } from './openapi-31.js';
import { nameOperations } from './operation-ids.js';
import { marksOf, type Operation, operationsOf, type PlacedOperation } from './operations.js';
import { declareRefusals } from './refusals.js';

type Parameters = NonNullable<Operation['parameters']>;
type Shared = NonNullable<NonNullable<OpenAPIObject['components']>['parameters']>;

/** The two dialects of lists, the coach's and the members', by the parameter that only it has. */
const DIALECTS: readonly { mark: string; names: Readonly<Record<string, string>> }[] = [
  { mark: 'range', names: { sort: 'ListSort', range: 'ListRange', filter: 'ListFilter' } },
  { mark: 'pageSize', names: { page: 'Page', pageSize: 'PageSize' } },
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

/** Adds what follows by rule, so that no decorator has to: each operation's callers, rate limits and refusals with codes. */
export function completeContract(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  Object.assign((components.schemas ??= {}), contractSchemas());
  const responses = (components.responses ??= {});
  for (const placed of operationsOf(document)) {
    const { operation } = placed;
    operation.security = securityOf(operation);
    operation.description = describeOperation(placed);
    nameAnswers(operation);
    declareRefusals(placed, responses);
  }
  nameOperations(document);
  shareListParameters(document, (components.parameters ??= {}));
  return asOpenApi31(document) as OpenAPIObject;
}

/** Describes a response that no decorator describes. */
function nameAnswers({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
}

/** Visitors need not sign in, but may; where signing in makes no difference, no scheme is named. */
function securityOf(operation: Operation): Security {
  if (!marksOf(operation)['x-access']?.includes('visitor')) return SIGNED_IN;
  return 'x-refuses-session_expired' in operation ? [{}, ...SIGNED_IN] : [];
}

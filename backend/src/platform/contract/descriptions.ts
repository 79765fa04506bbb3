import { type Area, scopesOf } from '../security/scopes.js';
import { marksOf, type PlacedOperation } from './operations.js';

const CALLERS: Record<string, string> = {
  creator: 'the coach',
  member: 'members',
  'creator,member': 'anyone signed in',
  'member,visitor': 'visitors and members',
  'creator,visitor': 'visitors and the coach',
  'creator,member,visitor': 'anyone, signed in or not',
};

/** Describes an operation: its own text, then its callers by policy and its rate limits. */
export function describeOperation({ method, operation }: PlacedOperation): string {
  const { 'x-access': access = [], ...marks } = marksOf(operation);
  return [
    operation.description,
    [
      `Available to ${CALLERS[access.toSorted().join(',')]}.`,
      programs(method, marks['x-areas']),
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

const programs = (method: string, areas: readonly Area[] | undefined): string =>
  areas
    ? `Personal API tokens need \`${scopesOf(areas, method).join('` or `')}\`.`
    : 'Not available to personal API tokens.';

import { type Area, scopesOf } from '../security/scopes.js';
import { marksOf, type PlacedOperation } from './operations.js';

const CALLERS: Record<string, string> = {
  creator: 'the coach',
  member: 'members',
  'creator,member': 'everybody who is signed in',
  'member,visitor': 'visitors and members',
  'creator,visitor': 'visitors and the coach',
  'creator,member,visitor': 'everybody, signed in or not',
};

/** Describes an operation: its own text, then its callers by policy and its rate limits. */
export function describeOperation({ method, operation }: PlacedOperation): string {
  const { 'x-access': access = [], ...marks } = marksOf(operation);
  return [
    operation.description,
    [
      `For ${CALLERS[access.toSorted().join(',')]}.`,
      programs(method, marks['x-areas']),
      marks['x-fresh-sign-in'] && 'The password must have been proved on this device within ten minutes.',
      ...(marks['x-rate-limits'] ?? []).map(
        ({ limit, perSeconds }) => `At most ${limit} calls in ${perSeconds} seconds.`,
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
    ? `A personal API token needs \`${scopesOf(areas, method).join('` or `')}\`.`
    : 'Not with a personal API token.';

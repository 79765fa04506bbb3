import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ROLES, type Role } from '../../kernel/roles.js';

const READ_WRITE = ['read', 'write'] as const;

/**
 * Areas of the API for personal API tokens, with their roles and verbs: `read` for GET, `write` for every other method.
 * Irreversible actions have their own verb.
 */
const AREAS = {
  account: { roles: ROLES, verbs: READ_WRITE },
  shop: { roles: ['member'], verbs: READ_WRITE },
  learning: { roles: ['member'], verbs: READ_WRITE },
  community: { roles: ROLES, verbs: READ_WRITE },
  messages: { roles: ROLES, verbs: READ_WRITE },
  coaching: { roles: ROLES, verbs: READ_WRITE },
  products: { roles: ['creator'], verbs: READ_WRITE },
  students: { roles: ['creator'], verbs: READ_WRITE },
  orders: { roles: ['creator'], verbs: [...READ_WRITE, 'refund'] },
  marketing: { roles: ['creator'], verbs: READ_WRITE },
  site: { roles: ['creator'], verbs: READ_WRITE },
  settings: { roles: ['creator'], verbs: READ_WRITE },
  insights: { roles: ['creator'], verbs: ['read'] },
} as const satisfies Record<string, { roles: readonly Role[]; verbs: readonly string[] }>;

export type Area = keyof typeof AREAS;
export type Scope = { [Name in Area]: `${Name}:${(typeof AREAS)[Name]['verbs'][number]}` }[Area];

const areas = Object.keys(AREAS) as Area[];

const scopesIn = (area: Area): Scope[] => AREAS[area].verbs.map((verb) => `${area}:${verb}` as Scope);

export const SCOPES: readonly Scope[] = areas.flatMap(scopesIn);

/** Returns the scopes that a person in this role may give to a token: never more than the role itself has. */
export const scopesFor = (role: string): Scope[] =>
  areas.filter((area) => AREAS[area].roles.some((one) => one === role)).flatMap(scopesIn);

/** Reasons why an operation is closed to programs, as stated in the contract. */
export const CLOSED = {
  tokens: 'A token can’t create, list or revoke tokens',
  'sign-in': 'A program can’t change how its owner signs in',
  guardian: 'Guardians decide for a minor themselves',
  'in-person': 'People say, accept or confirm this themselves',
  erasure: 'Deleting an account and exporting its data take the owner’s password',
  browser: 'Only pages open in a browser use this',
} as const;

type ClosedReason = keyof typeof CLOSED;

/**
 * Rule of a handler for personal API tokens: the areas or scopes of which they need one, or the reason why it is closed
 * to them.
 */
export type ProgramRule = { for: readonly (Area | Scope)[] } | { closed: ClosedReason };

export const PROGRAM_RULE = 'sanctum:programs';

const declare = (rule: ProgramRule) =>
  applyDecorators(SetMetadata(PROGRAM_RULE, rule), ApiExtension('x-programs', rule));

/** Admits personal API tokens that have a scope in these areas, or exactly one of these scopes. */
export const ForPrograms = (
  ...needed: [Area | Scope, ...(Area | Scope)[]]
): MethodDecorator & ClassDecorator => declare({ for: needed });

/** Closes the handler to personal API tokens. */
export const ClosedToPrograms = (reason: ClosedReason): MethodDecorator & ClassDecorator =>
  declare({ closed: reason });

/** Returns the scopes of which a token needs at least one for this method. A read-only area has none for writes. */
export const scopesOf = (needed: readonly (Area | Scope)[], method: string): Scope[] => {
  const verb = /^(get|head)$/i.test(method) ? 'read' : 'write';
  return SCOPES.filter((scope) => needed.some((one) => scope === one || scope === `${one}:${verb}`));
};

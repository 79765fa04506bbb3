import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ROLES, type Role } from '../../kernel/roles.js';

/** Areas of the API that a personal API token can be created for, with their roles. */
const AREAS = {
  account: ROLES,
  shop: ['member'],
  learning: ['member'],
  community: ROLES,
  messages: ROLES,
  coaching: ROLES,
  products: ['creator'],
  students: ['creator'],
  orders: ['creator'],
  marketing: ['creator'],
  site: ['creator'],
  settings: ['creator'],
  insights: ['creator'],
} as const satisfies Record<string, readonly Role[]>;

export type Area = keyof typeof AREAS;
export type Scope = `${Area}:${'read' | 'write'}` | 'orders:refund';

/** Scopes of their own inside an area, because what they allow can't be undone. */
const MORE: Partial<Record<Area, readonly Scope[]>> = { orders: ['orders:refund'] };

const areas = Object.keys(AREAS) as Area[];

const scopesIn = (area: Area): Scope[] => [`${area}:read`, `${area}:write`, ...(MORE[area] ?? [])];

/** `shop:read` is for GET, `shop:write` for every other method. */
export const SCOPES: readonly Scope[] = areas.flatMap(scopesIn);

/** Returns the scopes that a person in this role may give to a token: never more than the role itself has. */
export const scopesFor = (role: string): Scope[] =>
  areas.filter((area) => AREAS[area].some((one) => one === role)).flatMap(scopesIn);

/** Reasons why an operation is closed to programs, as the contract says them. */
export const CLOSED = {
  tokens: 'A token can’t create, list or revoke tokens',
  'sign-in': 'A program can’t change how its owner signs in',
  guardian: 'Guardians decide for a minor themselves',
  'in-person': 'People say, accept or confirm this themselves',
  erasure: 'Deleting an account and exporting its data take the owner’s password',
  browser: 'For open pages of a browser',
} as const;

type ClosedReason = keyof typeof CLOSED;

/** Rule of a handler for personal API tokens: the areas or scopes of which they need one, or the reason it is closed to them. */
export type ProgramRule = { for: readonly (Area | Scope)[] } | { closed: ClosedReason };

export const PROGRAM_RULE = 'sanctum:programs';

const declare = (rule: ProgramRule) =>
  applyDecorators(SetMetadata(PROGRAM_RULE, rule), ApiExtension('x-programs', rule));

/** Lets personal API tokens call the handler that have a scope of these areas, or exactly one of these scopes. */
export const ForPrograms = (
  ...needed: [Area | Scope, ...(Area | Scope)[]]
): MethodDecorator & ClassDecorator => declare({ for: needed });

/** Closes the handler to personal API tokens. */
export const ClosedToPrograms = (reason: ClosedReason): MethodDecorator & ClassDecorator =>
  declare({ closed: reason });

/** Returns the scopes of which a token needs at least one for a call by this method. */
export const scopesOf = (needed: readonly (Area | Scope)[], method: string): Scope[] =>
  needed.map((one): Scope => {
    if (isScope(one)) return one;
    return `${one}:${/^(get|head)$/i.test(method) ? 'read' : 'write'}`;
  });

const isScope = (one: Area | Scope): one is Scope => one.includes(':');

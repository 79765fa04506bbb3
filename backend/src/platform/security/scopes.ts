import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Areas of the API that a personal API token can be created for, with their roles. */
const AREAS = {
  account: ['member', 'creator'],
  shop: ['member'],
  learning: ['member'],
  products: ['creator'],
  students: ['creator'],
  insights: ['creator'],
} as const;

export type Area = keyof typeof AREAS;
export type Scope = `${Area}:${'read' | 'write'}`;

const areas = Object.keys(AREAS) as Area[];

/** `shop:read` is for GET, `shop:write` for every other method. */
export const SCOPES: readonly Scope[] = areas.flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);

/** Returns the scopes that a person in this role may give to a token: never more than the role itself has. */
export const scopesFor = (role: string): Scope[] =>
  areas
    .filter((area) => AREAS[area].some((one) => one === role))
    .flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);

export const FOR_PROGRAMS = 'sanctum:for-programs';

/** Lets personal API tokens with a scope of these areas call the handler; all others are for sessions only. */
export const ForPrograms = (...areas: [Area, ...Area[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_PROGRAMS, areas), ApiExtension('x-areas', areas));

/** Returns the scopes of which a token needs at least one for a call by this method. */
export const scopesOf = (areas: readonly Area[], method: string): Scope[] =>
  areas.map((area): Scope => `${area}:${/^(get|head)$/i.test(method) ? 'read' : 'write'}`);

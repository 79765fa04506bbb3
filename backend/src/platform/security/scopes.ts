import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Parts of the API that a personal API token may be made for, with the roles they are for. */
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

/** What a person in this role may give to a token: never more than the role itself may do. */
export const scopesFor = (role: string): Scope[] =>
  areas
    .filter((area) => AREAS[area].some((one) => one === role))
    .flatMap((area): Scope[] => [`${area}:read`, `${area}:write`]);

export const FOR_PROGRAMS = 'sanctum:for-programs';

/**
 * Lets personal API tokens call this, when one of their scopes is of one of these areas. A handler without it is for sessions
 * alone.
 */
export const ForPrograms = (...areas: [Area, ...Area[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FOR_PROGRAMS, areas), ApiExtension('x-areas', areas));

/** The scopes of which a token needs one for a call by this method. */
export const scopesOf = (areas: readonly Area[], method: string): Scope[] =>
  areas.map((area): Scope => `${area}:${/^(get|head)$/i.test(method) ? 'read' : 'write'}`);

import { type Actor, type Answer, type Call, ok } from './call.js';
import type { Kind, ListQuery } from './object-store.js';
import type { Params } from './params.js';
import { invalidRequest, resourceMissing } from './problem.js';

export interface Operation {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  /** Caller that the operation is for. Servers may call a browser's operations too. */
  for: Actor;
  run(call: Call, params: Params, id: string): Promise<Answer>;
}

const PAGE = { least: 1, usual: 10, most: 100 };

export function retrieveObject(kind: Kind): Operation['run'] {
  return async (call, params, id) => {
    params.refuseUnknown();
    const object = await call.objects.find(kind, id);
    if (!object) throw resourceMissing(kind, id, 'id');
    return ok(object);
  };
}

type Filter = Pick<ListQuery, 'where' | 'among'>;

/** Declares a list that the named fields can filter, newest first. */
export function listObjects(kind: Kind, url: string, filters: readonly string[]): Operation['run'] {
  return listFiltered(kind, url, (params) => {
    const where = filters.flatMap((field) => {
      const value = params.text(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    const types = kind === 'event' ? Object.values(params.texts('types') || {}) : [];
    return {
      where: Object.fromEntries(where),
      ...(types.length > 0 && { among: { field: 'type', values: types } }),
    };
  });
}

/** Declares a list with filters of its own, newest first. */
export function listFiltered(
  kind: Kind,
  url: string,
  readFilter: (params: Params) => Filter,
): Operation['run'] {
  return async (call, params) => {
    const limit = params.integer('limit') ?? PAGE.usual;
    if (limit < PAGE.least || limit > PAGE.most) {
      throw invalidRequest(`Limit must be between ${PAGE.least} and ${PAGE.most}.`, undefined, 'limit');
    }
    const startingAfter = params.text('starting_after');
    const createdSince = params.group('created').integer('gte');
    const filter = readFilter(params);
    params.refuseUnknown();
    const found = await call.objects.list(kind, { limit, startingAfter, createdSince, ...filter });
    return ok({ object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url });
  };
}

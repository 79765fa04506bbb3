import { type Answer, type Call, ok } from './call.js';
import type { Kind } from './object-store.js';
import type { Params } from './params.js';
import { invalidRequest, resourceMissing } from './problem.js';

const PAGE = { least: 1, usual: 10, most: 100 };

export function retrieveObject(kind: Kind) {
  return async (call: Call, params: Params, id: string): Promise<Answer> => {
    params.refuseUnknown();
    const object = await call.objects.find(kind, id);
    if (!object) throw resourceMissing(kind, id, 'id');
    return ok(object);
  };
}

/** A list that can be narrowed by the fields named, newest first. */
export function listObjects(kind: Kind, url: string, filters: readonly string[]) {
  return async (call: Call, params: Params): Promise<Answer> => {
    const limit = params.integer('limit') ?? PAGE.usual;
    if (limit < PAGE.least || limit > PAGE.most) {
      throw invalidRequest(`Limit must be between ${PAGE.least} and ${PAGE.most}.`, undefined, 'limit');
    }
    const where = filters.flatMap((field) => {
      const value = params.text(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    const startingAfter = params.text('starting_after');
    const types = kind === 'event' ? Object.values(params.texts('types') ?? {}) : [];
    const createdSince = params.group('created').integer('gte');
    params.refuseUnknown();
    const found = await call.objects.list(kind, {
      limit,
      startingAfter,
      where: Object.fromEntries(where),
      createdSince,
      ...(types.length > 0 && { types }),
    });
    return ok({ object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url });
  };
}

import type { ObjectStore } from './object-store.js';
import type { Params } from './params.js';
import { invalidRequest } from './problem.js';

/** The paths of `expand[]`, such as `latest_charge` or `data.latest_charge`. */
export function readExpand(params: Params): string[] {
  return Object.values(params.texts('expand') || {});
}

/** Puts objects where an answer has only their ids. */
export async function expand(objects: ObjectStore, body: object, paths: string[]): Promise<object> {
  let expanded = body;
  for (const path of paths) expanded = await expandPath(objects, expanded, path.split('.'), path);
  return expanded;
}

async function expandPath(
  objects: ObjectStore,
  body: object,
  [field = '', ...rest]: string[],
  path: string,
): Promise<object> {
  const value: unknown = Reflect.get(body, field);
  return { ...body, [field]: await expandValue(objects, value, rest, path) };
}

async function expandValue(
  objects: ObjectStore,
  value: unknown,
  rest: string[],
  path: string,
): Promise<unknown> {
  if (value === null) return null;
  if (Array.isArray(value)) {
    return Promise.all(value.map((item: object) => expandPath(objects, item, rest, path)));
  }
  const found = typeof value === 'string' ? await objects.findAny(value) : value;
  if (typeof found !== 'object' || found === null) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
  }
  return rest.length === 0 ? found : expandPath(objects, found, rest, path);
}

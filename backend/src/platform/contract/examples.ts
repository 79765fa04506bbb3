import type { OpenAPIObject } from '@nestjs/swagger';
import { type Operation, operationsOf } from './operations.js';

type Schema = Record<string, unknown> & { $ref?: string; format?: string; items?: Schema };
type Values = Readonly<Record<string, unknown>>;

/** Example values of the contract, so that trying an operation sends ids that exist. */
export interface ContractExamples {
  /** Values of path parameters, by the part of the path before them: `products`, or `me/products` for some of these. */
  places: Values;
  /** Ids in queries and requests, by their name, unless the field has an example. */
  ids: Values;
  /** Whole requests, by the name of their schema. */
  bodies: Values;
  /** Parameters and whole requests of one operation, by its id. */
  operations: Readonly<Record<string, { parameters?: Values; body?: unknown }>>;
}

/** Writes the examples into the contract. Refuses an unused one, which may be left over from a renaming. */
export function showExamples(document: OpenAPIObject, examples: ContractExamples): OpenAPIObject {
  const { schemas = {} } = document.components ?? {};
  const used = new Set<string>();
  /** Marks an example as used, so that unused ones can be named. */
  const take = (values: Values, name: string): unknown => {
    used.add(name);
    return values[name];
  };

  const showId = (name: string, schema: Schema): void => {
    if (schema.example !== undefined || !(name in examples.ids)) return;
    if (schema.format === 'uuid') schema.example = take(examples.ids, name);
    if (schema.items?.format === 'uuid') schema.example = [take(examples.ids, name)];
    for (const one of [schema.anyOf, schema.oneOf].flatMap((all) => (all ?? []) as Schema[]))
      showId(name, one);
  };

  for (const [name, schema] of Object.entries(schemas as Record<string, Schema>)) {
    if (name in examples.bodies) schema.example = take(examples.bodies, name);
    for (const [field, one] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
      showId(field, one);
  }
  for (const { path, operation } of operationsOf(document)) {
    const id = operation.operationId ?? '';
    const own =
      id in examples.operations
        ? (take(examples.operations, id) as ContractExamples['operations'][string])
        : {};
    for (const parameter of operation.parameters ?? []) {
      if (!('name' in parameter)) continue;
      const { name } = parameter;
      const place = parameter.in === 'path' ? placeOf(path, name, examples.places) : undefined;
      if (own.parameters && name in own.parameters) parameter.example = own.parameters[name];
      else if (place !== undefined) parameter.example = take(examples.places, place);
      else if (parameter.in === 'query' && parameter.schema) showId(name, parameter.schema as Schema);
    }
    if (own.body !== undefined) bodyOf(operation).example = own.body;
  }
  const unused = Object.values(examples)
    .flatMap((values: Values) => Object.keys(values))
    .filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`The contract has no place for the examples ${unused.join(', ')}`);
  return document;
}

/** Returns the longest name of a place at the end of the path before a parameter. */
function placeOf(path: string, parameter: string, places: Values): string | undefined {
  const before = path
    .slice(0, path.indexOf(`/{${parameter}}`))
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('{'));
  return before.map((_, at) => before.slice(at).join('/')).find((place) => place in places);
}

function bodyOf({ operationId, requestBody }: Operation): { example?: unknown } {
  const content =
    requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  if (!content) throw new Error(`${operationId} has no request for its example`);
  return content;
}

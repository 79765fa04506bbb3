import type { components } from '../src';

type Schemas = components['schemas'];

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** As much of a schema as it takes to make a value of it. */
interface Schema {
  $ref?: string;
  allOf?: [Schema];
  oneOf?: [Schema];
  anyOf?: Schema[];
  type?: Type | [Type, 'null'];
  const?: unknown;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
}

const { schemas } = jest.requireActual<{ components: { schemas: Record<string, Schema> } }>(
  '../openapi.json',
).components;

/**
 * An answer of the contract in which nothing is said yet: empty texts and lists, zeros, the first of each choice. A test
 * writes over it what it is about, so that a field which the contract gets later is no change of the test.
 */
export const blank = <Name extends keyof Schemas>(name: Name): Schemas[Name] =>
  // made by the very schema that the type is generated from
  blankOf({ $ref: name }) as Schemas[Name];

function blankOf(schema: Schema): unknown {
  const { $ref, allOf, oneOf, anyOf = [], type, format, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return blankOf(schemas[$ref.split('/').at(-1)!]!);
  if (Array.isArray(type) || type === 'null' || anyOf.some((one) => one.type === 'null')) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const first = allOf?.[0] ?? oneOf?.[0];
  if (first) return blankOf(first);
  switch (type) {
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return 0;
    case 'string':
      return format === 'date-time' ? '2026-01-01T00:00:00.000Z' : '';
    default:
      return Object.fromEntries(required.map((name) => [name, blankOf(properties[name]!)]));
  }
}

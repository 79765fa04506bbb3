import type { components } from '../src';

type Schemas = components['schemas'];

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The parts of a schema that are needed to make a value. */
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
 * Makes an empty answer of the contract: empty texts and lists, zeros, the first of each choice. A test overrides only
 * what it is about, so that a field added to the contract later changes no test.
 */
export const blank = <Name extends keyof Schemas>(name: Name): Schemas[Name] =>
  // the same schema from which the type is generated
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

import type { AnySchemaObject } from 'ajv';
import type { Schema } from './contract.js';

type StrictSchema = AnySchemaObject;

/** What says the same in OpenAPI 3.0 and in JSON Schema. */
const ALIKE = [
  ...['type', 'format', 'pattern', 'enum', 'required'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'],
] as const;

/** A schema of the contract as JSON Schema that allows nothing the contract does not name. */
export function strictly(schema: Schema): StrictSchema {
  return schema.nullable ? orNull(core(schema)) : core(schema);
}

function core(schema: Schema): StrictSchema {
  const { $ref, allOf, oneOf, anyOf, items, properties, additionalProperties } = schema;
  if ($ref) return { $ref: $ref.split('/').at(-1)! };
  if (allOf) return onlyOf(allOf);
  if (oneOf) return { oneOf: oneOf.map(strictly) };
  if (anyOf) return { anyOf: anyOf.map(strictly) };
  return {
    ...Object.fromEntries(ALIKE.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]])),
    ...(items && { items: strictly(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, strictly(property)]),
      ),
      additionalProperties: false,
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? strictly(additionalProperties) : additionalProperties,
    }),
  };
}

/** Nest wraps a reference that has a description into an `allOf` of one. */
function onlyOf(allOf: Schema[]): StrictSchema {
  const [only, ...others] = allOf;
  if (!only || others.length > 0) throw new Error('A schema composed of several cannot be checked strictly.');
  return strictly(only);
}

const orNull = (schema: StrictSchema): StrictSchema => ({ anyOf: [schema, { type: 'null' }] });

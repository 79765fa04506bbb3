import type { AnySchemaObject } from 'ajv';
import { resolve, type Schema } from './contract.js';

type StrictSchema = AnySchemaObject;

/** Keywords that are copied unchanged. */
const ALIKE = [
  'type',
  'format',
  'pattern',
  'enum',
  'const',
  'required',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
] as const;

/** Converts a schema of the contract to a JSON Schema that allows nothing beyond it. */
export function strictly(schema: Schema): StrictSchema {
  const { $ref, allOf, oneOf, anyOf, items, properties, additionalProperties } = schema;
  if ($ref) return { $ref: $ref.split('/').at(-1)! };
  // A schema composed of several allows the properties of all of them.
  if (allOf) return strictly(resolve(schema));
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

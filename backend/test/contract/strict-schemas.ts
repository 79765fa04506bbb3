import type { AnySchemaObject } from 'ajv';
import { resolve, type Schema } from './contract.js';

type StrictSchema = AnySchemaObject;

/** What is taken over as it is. */
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

/** A schema of the contract as JSON Schema that allows nothing the contract does not name. */
export function strictly(schema: Schema): StrictSchema {
  const { $ref, allOf, oneOf, anyOf, items, properties, additionalProperties } = schema;
  if ($ref) return { $ref: $ref.split('/').at(-1)! };
  // What is composed of several allows what any of them names.
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

import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

/**
 * Zod schemas with a name in the contract; a schema that contains another one refers to it by name.
 * `input` is for requests, `output` for responses.
 */
const named = { input: z.registry<{ id: string }>(), output: z.registry<{ id: string }>() };
const unions: Schemas = {};

type Direction = keyof typeof named;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
const addressOf = (name: string): string => `#/components/schemas/${name}`;

/** Returns a reference to the schema with this name, for a decorator of Nest. */
export const schemaRef = (name: string): { $ref: string } => ({ $ref: addressOf(name) });

/** Names a schema, unless it already has a name. */
export function nameInContract(direction: Direction, name: string, schema: z.ZodType): { $ref: string } {
  if (!named[direction].has(schema)) named[direction].add(schema, { id: name });
  return schemaRef(named[direction].get(schema)!.id);
}

/**
 * Names a union of objects that a property distinguishes; `variants` maps its values to names in the contract, several
 * to one if needed.
 */
export function nameUnionInContract(
  name: string,
  propertyName: string,
  variants: ReadonlyMap<string, { $ref: string }>,
): { $ref: string } {
  const mapping = Object.fromEntries([...variants].map(([value, { $ref }]) => [value, $ref]));
  unions[name] = { oneOf: [...new Set(variants.values())], discriminator: { propertyName, mapping } };
  return schemaRef(name);
}

/** Returns all named schemas, for `components.schemas`. */
export const contractSchemas = (): Schemas => ({
  ...schemasOf('input'),
  ...schemasOf('output'),
  ...unions,
});

function schemasOf(io: Direction): Schemas {
  const { schemas } = z.toJSONSchema(named[io], {
    io,
    uri: addressOf,
    target: 'draft-2020-12',
    override({ jsonSchema }) {
      // JSON drops a pattern's flags, so the pattern is left out; the refusal explains the problem in words.
      delete jsonSchema.pattern;
      if (jsonSchema.type === 'string') delete jsonSchema.allOf;
      // A response has all of its fields.
      if (io === 'output') delete jsonSchema.default;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  // The dialect of OpenAPI 3.1, for which Nest has no type.
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id: _, $schema: __, ...schema }]) => [
      name,
      schema as Schemas[string],
    ]),
  );
}

type Json = Record<string, unknown>;

/** Keys that contain values, not schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const']);

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Nest writes OpenAPI 3.0, where `nullable` allows null and a reference stands alone. Converts to 3.1, where a schema
 * is JSON Schema: null is a type, and a reference may have a description beside it.
 */
export function asOpenApi31(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asOpenApi31);
  if (!isObject(value)) return value;
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, VALUES.has(key) ? inner : asOpenApi31(inner)]),
  );
  const schema = withoutLoneAllOf(rest);
  return nullable === true
    ? orNull(schema)
    : nullable === undefined
      ? schema
      : { ...schema, ...keptName(nullable) };
}

/** Keeps a property that is named `nullable`. */
const keptName = (nullable: unknown): Json => (isObject(nullable) ? { nullable } : {});

/** Unwraps the `allOf` with a single item in which Nest puts a reference with a description. */
function withoutLoneAllOf({ allOf, ...rest }: Json): Json {
  if (allOf === undefined) return rest;
  if (!Array.isArray(allOf) || allOf.length > 1 || !isObject(allOf[0])) return { ...rest, allOf };
  return { ...allOf[0], ...rest };
}

function orNull(schema: Json): Json {
  const { type, ...rest } = schema;
  if (typeof type === 'string') {
    const { enum: choices } = rest;
    return {
      ...rest,
      type: [type, 'null'],
      ...(Array.isArray(choices) && { enum: [...(choices as unknown[]), null] }),
    };
  }
  const { $ref, oneOf, anyOf, allOf, ...words } = schema;
  const wanted = Object.fromEntries(Object.entries({ $ref, allOf }).filter(([, part]) => part !== undefined));
  const parts: unknown[] = Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? [{ oneOf }] : [wanted];
  // Any value, including null.
  if (parts.every((part) => isObject(part) && Object.keys(part).length === 0)) return words;
  return { ...words, anyOf: [...parts, { type: 'null' }] };
}

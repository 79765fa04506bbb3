import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const contract = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8'),
) as { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

const resolved = (schema: Schema): Schema =>
  schema.$ref ? contract.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;
const alternatives = ({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] => [
  ...allOf,
  ...anyOf,
  ...oneOf,
];
const isString = ({ type }: Schema): boolean => [type].flat().includes('string');
/** True for a string without enum, format or pattern, as a person types it. */
const isFree = (schema: Schema): boolean =>
  isString(schema) && !schema.enum && !schema.format && !schema.pattern;

/**
 * Strings that programs interpret although the contract gives them no format: secrets, addresses, times, amounts,
 * styles.
 */
const NOT_WORDS =
  /(password|token|secret|code|key|url|mimeType|zone|localStart|email|signInName|^files|^attachments|scope|display|color|^src$|^sizes$|stylesheet|^html$|^from$|^to$|^path$|^next$|^emoji$|^sort$|^filter$|version|^ETag$|currency|amount|price|total|rate|^sound$|^(light|dark)$|^id$|Id$|location|time$|^beginning$|revenue|net$|fees?$|refund|tax$|^subtotal$|^discount$|averageSale|totalSpent)/i;

/** Name and maximum length of every free text in a schema. */
function textsIn(schema: Schema, seen: ReadonlySet<Schema> = new Set()): Map<string, number> {
  const here = resolved(schema);
  const found = new Map<string, number>();
  if (seen.has(here)) return found;
  const above = new Set([...seen, here]);
  const add = (more: Map<string, number>) => {
    for (const [name, limit] of more) found.set(name, limit);
  };
  for (const one of [...alternatives(here), ...(here.items ? [here.items] : [])]) add(textsIn(one, above));
  for (const [name, property] of Object.entries(here.properties ?? {})) {
    if (isFree(resolved(property)) && !NOT_WORDS.test(name)) found.set(name, property.maxLength ?? Infinity);
    else add(textsIn(property, above));
  }
  return found;
}

const bodyOf = ({ requestBody }: Operation): Schema | undefined =>
  requestBody?.content['application/json']?.schema;

export interface Words {
  /** Maximum length of each text by its name, at any depth. */
  limits: Map<string, number>;
  /** Names of the texts at the top level of the body. */
  onTop: string[];
}

/** The operations on these paths that take typed text, such as `POST /api/creator/groups`. */
export function writingOperations(paths: RegExp): Map<string, Words> {
  const found = new Map<string, Words>();
  for (const [where, operations] of Object.entries(contract.paths)) {
    if (!paths.test(where)) continue;
    for (const [method, operation] of Object.entries(operations)) {
      const body = bodyOf(operation);
      const limits = body ? textsIn(body) : new Map<string, number>();
      const top = new Set(body ? Object.keys(resolved(body).properties ?? {}) : []);
      const onTop = [...limits.keys()].filter((name) => top.has(name));
      if (limits.size > 0) found.set(`${method.toUpperCase()} ${where}`, { limits, onTop });
    }
  }
  return found;
}

/**
 * Names under which responses return typed text, each with the fixed values that the same name has elsewhere, such as a
 * kind.
 */
function wordsInAnswers(): Map<string, ReadonlySet<unknown>> {
  const words = new Set<string>();
  const fixed = new Map<string, Set<unknown>>();
  const walk = (schema: Schema, seen: ReadonlySet<Schema>) => {
    const here = resolved(schema);
    if (seen.has(here)) return;
    const above = new Set([...seen, here]);
    for (const one of [...alternatives(here), ...(here.items ? [here.items] : [])]) walk(one, above);
    for (const [name, property] of Object.entries(here.properties ?? {})) {
      const value = resolved(property);
      if (isFree(value) && !NOT_WORDS.test(name)) words.add(name);
      fixed.set(name, new Set([...(fixed.get(name) ?? []), ...(value.enum ?? [])]));
      walk(property, above);
    }
  };
  for (const operation of Object.values(contract.paths).flatMap((one) => Object.values(one)))
    for (const { content = {} } of Object.values(operation.responses))
      for (const { schema } of Object.values(content)) walk(schema, new Set());
  return new Map([...words].map((name) => [name, fixed.get(name)!]));
}

/** Returns a function that checks whether a person typed this value of a response. */
export function typedInAnswers(): (name: string, value: string) => boolean {
  const words = wordsInAnswers();
  return (name, value) => words.has(name) && !words.get(name)!.has(value) && !A_SHAPE.test(value);
}

/** An id, a time, a date or an address, which some names also hold. */
const A_SHAPE = /^([\da-f]{8}-[\da-f-]{27}|\d{4}-\d{2}-\d{2}.*|https?:.*|\/.*)$/;

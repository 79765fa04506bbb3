import fs from 'node:fs';
import path from 'node:path';

/** As much of JSON Schema as the contract uses. */
export interface Schema {
  $ref?: string;
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';
  format?: string;
  enum?: unknown[];
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

export interface ContractOperation {
  /** e.g. `GET /api/products/{id}` */
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  responses: Record<string, Content>;
}

interface Document {
  paths: Record<
    string,
    Record<string, { parameters?: Parameter[]; requestBody?: Content; responses: Record<string, Content> }>
  >;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../openapi/openapi.json'), 'utf8'),
) as Document;

const jsonOf = (part: Content | undefined) => part?.content?.['application/json']?.schema;

/** Every operation of the published contract. */
export const operations: ContractOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters,
    body: jsonOf(requestBody),
    responses,
  })),
);

/** A schema without its reference and with what it is composed of. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolve);
  return {
    ...Object.assign({}, ...parts),
    ...schema,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  } as Schema;
}

/** What the contract promises for a status; `undefined` where it promises no JSON, a text where it knows none. */
export function promised({ responses }: ContractOperation, status: number): Schema | undefined | 'unknown' {
  const response = responses[status] ?? (status >= 400 && status < 500 ? responses['4XX'] : undefined);
  return response ? jsonOf(response) : 'unknown';
}

/** Where a value is not what its schema says, as paths into the value. */
export function deviations(schema: Schema, value: unknown, at: string = '$'): string[] {
  const wanted = resolve(schema);
  if (value === null) return wanted.nullable ? [] : [`${at} is null`];
  if (wanted.oneOf) {
    return wanted.oneOf.some((one) => deviations(one, value, at).length === 0)
      ? []
      : [`${at} is none of them`];
  }
  if (wanted.enum && !wanted.enum.includes(value)) return [`${at} is ${String(value)}`];
  if (wanted.type !== undefined && !hasType(wanted.type, value)) return [`${at} is no ${wanted.type}`];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => deviations(wanted.items ?? {}, item, `${at}[${index}]`));
  }
  if (typeof value !== 'object') return [];
  const fields = value as Record<string, unknown>;
  return [
    ...(wanted.required ?? []).filter((name) => !(name in fields)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(wanted.properties ?? {})
      .filter(([name]) => fields[name] !== undefined)
      .flatMap(([name, property]) => deviations(property, fields[name], `${at}.${name}`)),
  ];
}

function hasType(type: NonNullable<Schema['type']>, value: unknown): boolean {
  switch (type) {
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
  }
}

import fs from 'node:fs';
import path from 'node:path';

type Type = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: Type | [Type, 'null'];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema: Schema; example?: unknown }>;
}

interface Reference {
  $ref: string;
}

type ContentOrReference = Content | Reference;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  example?: unknown;
  schema: Schema;
}

export interface ContractOperation {
  /** For example `GET /api/products/{id}`. */
  name: string;
  method: string;
  path: string;
  description: string;
  parameters: Parameter[];
  body: Schema | undefined;
  /** Example of the whole request. */
  bodyExample: unknown;
  /** Roles that may call, including `visitor`. */
  access: readonly string[];
  responses: Record<string, Content>;
}

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        description?: string;
        'x-access': string[];
        parameters?: (Parameter | Reference)[];
        requestBody?: Content;
        responses: Record<string, ContentOrReference>;
      }
    >
  >;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Content>;
    parameters: Record<string, Parameter>;
  };
}

const document = JSON.parse(
  fs.readFileSync(path.join(__dirname, '../../../openapi/openapi.json'), 'utf8'),
) as Document;

const parameterOf = (parameter: Parameter | Reference): Parameter =>
  '$ref' in parameter ? document.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;

const contentOf = (response: ContentOrReference): Content =>
  '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1)!]! : response;

/** All operations of the published contract. */
export const operations: ContractOperation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { description = '', parameters = [], requestBody, responses, ...marks }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      description,
      parameters: parameters.map(parameterOf),
      body: requestBody?.content?.['application/json']?.schema,
      bodyExample: requestBody?.content?.['application/json']?.example,
      access: marks['x-access'],
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, contentOf(response)]),
      ),
    }),
  ),
);

/** The named schemas of the contract. */
export const { schemas } = document.components;

/** Resolves a schema's reference and merges the schemas it is composed of. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(schemas[schema.$ref.split('/').at(-1)!]!);
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = allOf.map(resolve);
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  } as Schema;
}

/** Returns the contract's content for a response with this status; undefined if the contract does not know the status. */
export const promised = ({ responses }: ContractOperation, status: number): Content | undefined =>
  responses[status] ?? (status >= 400 && status < 500 ? responses['4XX'] : undefined);

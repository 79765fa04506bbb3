import { Ajv, type ValidateFunction } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { type ContractOperation, operations, promised, type Schema, schemas } from './contract.js';
import { strictly } from './strict-schemas.js';

/** A received response. */
export interface Answer {
  method: string;
  /** Path without the query. */
  path: string;
  status: number;
  type: string;
  text: string;
}

const JSON_TYPE = /^application\/json\b/;
/** Max faults listed. */
const SHOWN_FAULTS = 8;

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, formats: fullFormats });
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(strictly(schema), name);

const routes = operations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  // A literal path takes precedence over one with a parameter in the same position.
  .sort((one, other) => one.operation.path.split('{').length - other.operation.path.split('{').length);

/** Returns the operation of the contract for this request. */
const operationOf = (method: string, path: string): ContractOperation | undefined =>
  routes.find(({ operation, pattern }) => operation.method === method && pattern.test(path))?.operation;

const compiled = new Map<Schema, ValidateFunction>();

/** Returns a validator, compiled once, when it is first needed. */
function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema) ?? ajv.compile(strictly(schema));
  compiled.set(schema, known);
  return known;
}

/** Lists where a response breaks the contract; nothing for addresses that the contract doesn't have. */
export function faultsIn(answer: Answer): string[] {
  const operation = operationOf(answer.method, answer.path);
  if (!operation) return [];
  return faultsOf(operation, answer).map((fault) => `${operation.name} ${answer.status}: ${fault}`);
}

/** Lists where the response to this operation breaks the contract. */
export function faultsOf(
  operation: ContractOperation,
  { status, type, text }: Omit<Answer, 'method' | 'path'>,
): string[] {
  const response = promised(operation, status);
  if (!response) return [`the contract does not know this status: ${text.slice(0, 200)}`];
  const types = Object.keys(response.content ?? {});
  if (text === '' && types.length === 0) return [];
  if (!types.some((promisedType) => type.startsWith(promisedType)))
    return [`the contract promises ${types.join(', ') || 'no body'}, this is ${type || 'without a type'}`];
  const schema = response.content?.['application/json']?.schema;
  if (!schema || !JSON_TYPE.test(type)) return [];
  const validate = validatorOf(schema);
  if (validate(JSON.parse(text))) return [];
  if (status >= 400 && validate.errors?.some(({ instancePath }) => instancePath === '/code')) {
    const { code } = JSON.parse(text) as { code: string };
    return [`the operation does not say that it refuses with ${code}: @Refuses('${code}')`];
  }
  return shown(validate);
}

/** Lists where a value breaks the schema of this name. */
export function faultsOfValue(name: string, value: unknown): string[] {
  const validate = validatorOf({ $ref: `#/components/schemas/${name}` });
  return validate(value) ? [] : shown(validate);
}

const shown = ({ errors }: ValidateFunction): string[] =>
  (errors ?? [])
    .slice(0, SHOWN_FAULTS)
    .map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );

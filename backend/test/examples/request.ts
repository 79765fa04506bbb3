import type { ContractOperation, Parameter } from '../contract/contract.js';
import { sample } from './sample.js';

export interface ExampleRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Values from earlier responses, by the parameter or field that takes them. */
export type Given = Record<string, unknown>;

/** Value of a parameter: its example or default. A required one without either is invented, and others are omitted. */
function valueOf({ required, example, schema }: Parameter): unknown {
  if (example !== undefined) return example;
  return required || schema.example !== undefined || schema.default !== undefined
    ? sample(schema)
    : undefined;
}

const texts = (value: unknown): string[] => [value].flat().map((one) => String(one));

/** Replaces the example's values with those from an earlier response. */
const withGiven = (example: unknown, given: Given): unknown =>
  Object.fromEntries(
    Object.entries(example as object).map(([name, value]) => [name, given[name] ?? (value as unknown)]),
  );

/** Returns the request that “Try it out” of Swagger UI sends without changes. */
export function exampleOf(
  { method, path, parameters, body, bodyExample }: ContractOperation,
  given: Given = {},
): ExampleRequest {
  const filled = parameters.flatMap(({ name, in: place, ...parameter }) => {
    const value = given[name] ?? valueOf({ name, in: place, ...parameter });
    return value === undefined ? [] : texts(value).map((text) => ({ name, place, text }));
  });
  const at = (where: Parameter['in']) => filled.filter(({ place }) => place === where);
  const query = new URLSearchParams(at('query').map(({ name, text }): [string, string] => [name, text]));
  const address = at('path').reduce(
    (whole, { name, text }) => whole.replace(`{${name}}`, encodeURIComponent(text)),
    path,
  );
  return {
    method,
    target: query.size === 0 ? address : `${address}?${query.toString()}`,
    headers: Object.fromEntries(at('header').map(({ name, text }) => [name, text])),
    body: body && withGiven(bodyExample ?? sample(body), given),
  };
}

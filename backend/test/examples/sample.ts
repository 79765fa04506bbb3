import { resolve, type Schema } from '../contract/contract.js';

/** Values that Swagger UI invents for a format without an example. */
const OF_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2027-03-01T09:00:00.000Z',
  date: '2027-03-01',
  email: 'user@example.com',
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  uri: 'http://example.com',
};

/**
 * Returns the value that “Try it out” of Swagger UI fills in: the example, else the default or the first choice, else
 * an invented one.
 */
export function sample(schema: Schema): unknown {
  const { example, default: usual, const: only, enum: choices, ...rest } = { ...resolve(schema), ...schema };
  const [written] = [example, usual, only].filter((value) => value !== undefined);
  if (written !== undefined) return written;
  if (choices) return choices[0];
  const [variant] = rest.oneOf ?? rest.anyOf ?? [];
  if (variant) return sample(variant);
  if (rest.properties)
    return Object.fromEntries(Object.entries(rest.properties).map(([name, one]) => [name, sample(one)]));
  if (rest.items) return [sample(rest.items)];
  const type = [rest.type].flat()[0];
  if (type === 'string') return OF_FORMAT[rest.format ?? ''] ?? 'string';
  if (type === 'integer' || type === 'number') return rest.minimum ?? 0;
  return type === 'boolean' ? true : type === 'array' ? [] : {};
}

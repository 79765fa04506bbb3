// Resolves the references of an operation when it is opened. Swagger UI's own resolver for OpenAPI 3.1 reads the whole
// contract each time, for seconds in which the page doesn't respond.

const isObject = (value) => typeof value === 'object' && value !== null;

const valueAt = (document, path) => path.reduce((value, key) => value?.[key], document);

const pathOf = (reference) =>
  reference
    .slice('#/'.length)
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Replaces references within this document by copies. A schema within itself becomes an empty one with its name. */
export function resolved(document, value, within = []) {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((one) => resolved(document, one, within));
  const { $ref: reference, ...beside } = value;
  if (typeof reference === 'string') {
    if (within.includes(reference)) return { title: pathOf(reference).at(-1) };
    const target = valueAt(document, pathOf(reference));
    return { ...resolved(document, target, [...within, reference]), ...resolved(document, beside, within) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, resolved(document, one, within)]),
  );
}

/** Swagger UI plugin. */
export const resolve = () => ({
  fn: {
    resolveSubtree: (document, path) =>
      Promise.resolve({ spec: resolved(document, valueAt(document, path)), errors: [] }),
  },
});

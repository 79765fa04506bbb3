// Rules for lists in the contract: each is `{items, next}` or the simple-rest dialect of react-admin.

/** Calls of the specification (section 7) and of its upload library, which answer with a bare array. */
const ARRAYS = [
  'GET /api/cart',
  'GET /api/circles',
  'GET /api/creator/lessons/{lessonId}/pages',
  'GET /api/creator/pages/{pageId}/widgets',
  'GET /api/pods',
  'GET /api/s3/multipart/{uploadId}',
  'GET /api/students/{id}/bookings',
  'GET /api/students/{id}/messages',
  'GET /api/students/{id}/notes',
  'GET /api/students/{id}/purchases',
];

/** The shop: its pages are numbered, because each has an address that people share and search engines read. */
const NUMBERED = ['GET /api/products'];

const MOST_ROWS = 100;
const OTHER_PAGING = ['page', 'pageSize', 'offset', 'before', 'cursor'];

/** Returns a sentence for each list that breaks the rules, and for each unused exception. */
export function listFaults(contract, exceptions = [...ARRAYS, ...NUMBERED]) {
  const used = new Set();
  const faults = answersOf(contract).flatMap((answer) => {
    const found = faultsOf(answer);
    if (found.length === 0 || !exceptions.includes(answer.name)) return found;
    used.add(answer.name);
    return [];
  });
  const idle = exceptions.filter((name) => !used.has(name)).map((name) => `${name} needs no exception`);
  return [...faults, ...idle].map((fault) => `list-form: ${fault}`);
}

function faultsOf({ name, schema: { type, properties = {} }, headers, query }) {
  if (type === 'array')
    return 'Content-Range' in headers ? [] : [`${name} answers with a bare array, not with {items, next}`];
  const { items, next } = properties;
  const isList = items?.type === 'array';
  const isPaged = next !== undefined && [next.type].flat().includes('string');
  const other = OTHER_PAGING.filter((parameter) => parameter in query);
  return [
    ...(isList && !next ? [`${name} has items without next`] : []),
    ...(next && !isList ? [`${name} has next without items`] : []),
    ...(isPaged && query.limit?.maximum !== MOST_ROWS
      ? [`${name} takes no limit from 1 to ${MOST_ROWS}`]
      : []),
    ...(isPaged && !query.after ? [`${name} takes no after`] : []),
    ...(isPaged || !query.after ? [] : [`${name} takes after, but never has a next page`]),
    ...(isList && other.length > 0 ? [`${name} pages by ${other.join(', ')}`] : []),
  ];
}

/** Every good JSON answer of the contract, with its operation's query. */
function answersOf({ paths, components = {} }) {
  const resolve = (part) => {
    const [kind, name] = part.$ref?.split('/').slice(-2) ?? [];
    return kind ? resolve(components[kind][name]) : part;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );
  return operations.flatMap(({ name, operation: { parameters = [], responses } }) => {
    const query = Object.fromEntries(
      parameters
        .map(resolve)
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [parameter.name, parameter.schema]),
    );
    return Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([, response]) => resolve(response))
      .flatMap(({ content = {}, headers = {} }) => {
        const schema = content['application/json']?.schema;
        return schema ? [{ name, schema: resolve(schema), headers, query }] : [];
      });
  });
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: MOST_ROWS } };
const after = { name: 'after', in: 'query', schema: { type: 'string' } };
const pageOf = (properties) => ({ type: 'object', properties });
const items = { type: 'array', items: {} };
const next = { type: ['string', 'null'] };

/** Operations with one mistake each. */
const MISTAKES = {
  'a bare array': { schema: items },
  'items without next': { schema: pageOf({ items }) },
  'next without items': { schema: pageOf({ entries: items, next }), parameters: [limit, after] },
  'pages without after': { schema: pageOf({ items, next }), parameters: [limit] },
  'pages without limit': { schema: pageOf({ items, next }), parameters: [after] },
  'more rows than allowed': {
    schema: pageOf({ items, next }),
    parameters: [after, { ...limit, schema: { maximum: 1000 } }],
  },
  'after without pages': { schema: pageOf({ items, next: { type: 'null' } }), parameters: [after] },
  'pages with numbers': {
    schema: pageOf({ items, next: { type: 'null' } }),
    parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
  },
};

/** Returns the planted mistakes that the rules miss, and an unneeded exception that they allow. */
export function missedListFaults() {
  const contractOf = ({ schema, parameters }) => {
    const responses = { 200: { content: { 'application/json': { schema } } } };
    return { paths: { '/api/things': { get: { parameters, responses } } } };
  };
  const missed = Object.entries(MISTAKES)
    .filter(([, mistake]) => listFaults(contractOf(mistake), []).length !== 1)
    .map(([name]) => name);
  const isIdleFound = listFaults({ paths: {} }, ['GET /api/things']).length === 1;
  return [...missed, ...(isIdleFound ? [] : ['an unneeded exception'])].map(
    (name) => `list-form does not find its planted mistake: ${name}`,
  );
}

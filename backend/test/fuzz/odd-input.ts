import fc from 'fast-check';
import { type ContractOperation, type Parameter, resolve, type Schema } from '../contract/contract.js';

/** Texts that cause a 500 in a naive implementation. */
const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b',
  '👩‍👧'.repeat(30),
  'a'.repeat(300),
  'a'.repeat(20_000),
  "'; drop table accounts; --",
  '%',
  '_%\\',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0x10',
  '1e309',
  '99999999999999999999',
  '2027-02-31',
  '2027-02-31T25:61:00Z',
  '0001-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
  '{0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa}',
  '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0ag',
  '0192f8a46d0e7cc38b1c0d7f7ce2f0aa',
  '../../etc/passwd',
  '[0,9]',
  '[-1,5]',
  '[0,1000000000]',
  '[9,0]',
  '["name","ASC"]',
  '["__proto__","ASC"]',
  '["password_hash","ASC"]',
  '["name","ASC; drop table accounts"]',
  '{"q":"rosa"}',
  '{"q":"\\u0000"}',
  '{"q":"\\ud800"}',
  '{"q":{"$ne":1}}',
  '{"id":["x",1,null]}',
  '{"__proto__":{"q":1}}',
  '{"role":"creator"}',
  'Mars/Olympus',
  'rosa@example.org\r\nbcc: all@example.org',
  'rosa@münchen.example',
] as const;

const ODD_NUMBERS = [0, -0, -1, 0.5, 1e-7, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, -1e308] as const;
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'] as const;

const oddText = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(...ODD_NUMBERS),
  fc.constantFrom(null, true, false),
  fc.array(fc.oneof(oddText, fc.integer()), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...PROTOTYPE_NAMES, 'a', '$ne', 'length'), fc.oneof(oddText, fc.integer()), {
    maxKeys: 2,
  }),
);

/** Ids that exist, so that some calls get past the first check. */
export type KnownIds = readonly [string, ...string[]];

const oddly = (plain: fc.Arbitrary<unknown>, odd: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: odd });

/** Mostly valid by the schema, so that odd values also reach the code behind validation. */
function fitting(schema: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  const { oneOf, anyOf = oneOf, ...wanted } = resolve(schema);
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, ids)));
  const { format, enum: choices, items, minLength = 0, maxLength = 40, ...rest } = wanted;
  if (wanted.const !== undefined) return fc.constant(wanted.const);
  if (choices) return fc.constantFrom(...choices);
  const [type] = [wanted.type].flat();
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'email') return fc.emailAddress();
  switch (type) {
    case 'integer':
      return fc.integer({ min: rest.minimum ?? -1000, max: rest.maximum ?? 1000 });
    case 'number':
      return fc.double({ min: rest.minimum ?? -1000, max: rest.maximum ?? 1000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(items ?? {}, ids), { maxLength: 3 });
    case 'object':
      return objectOf({ ...rest }, ids);
    case 'string':
    case undefined:
      return fc.oneof(
        fc.constantFrom(...ids),
        fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40) }),
        fc.constant('a'.repeat(maxLength)),
        fc.constant('a'.repeat(maxLength + 1)),
      );
  }
}

function objectOf({ properties = {}, required = [] }: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, oddly(fitting(schema, ids), oddValue)]),
  );
  const extras = fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom({ role: 'creator' }, { id: ids[0] }, { price: '0.00' }) },
  );
  return fc
    .tuple(
      fc.oneof(
        {
          weight: 5,
          arbitrary: fc.record(fields, { requiredKeys: required.filter((key) => key in fields) }),
        },
        { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
      ),
      extras,
    )
    .map(([body, extra]) => ({ ...body, ...extra }));
}

export interface OddRequest {
  caller: 'visitor' | 'member' | 'creator';
  method: string;
  /** Path and query as they are sent. */
  target: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const RAW_BODIES = [
  '',
  '{',
  '[]',
  'null',
  '"text"',
  '0',
  '{"a":1e400}',
  '{"a":1,"a":2}',
  '{"__proto__":{"role":"creator"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '[{}]',
  '['.repeat(5000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  `{"text":"${'a'.repeat(110_000)}"}`,
  '\ufeff{}',
  'a=1&b=2',
  '\u0000',
] as const;
const CONTENT_TYPES = [
  'application/json; charset=latin1',
  'application/json; charset="',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'json',
  ';',
] as const;
const HEADERS: Record<string, readonly string[]> = {
  'if-match': ['"1"', '1', '*', 'W/"1"', '""', '99999999999', '-1'],
  'if-none-match': ['*', '""', 'W/"x"'],
  'stripe-signature': ['', 't=1,v1=00', 't=NaN,v1=', `t=${'9'.repeat(400)},v1=x`, 'v1=a,v1=b,t='],
  authorization: [
    'Bearer',
    'Bearer a.b.c',
    'Bearer null',
    'Basic YTpi',
    `Bearer ${'a'.repeat(4000)}`,
    'Bearer %00',
  ],
  cookie: [
    'sanctum_access=',
    'sanctum_access=a.b.c; sanctum_refresh=%ED%A0%80',
    'sanctum_refresh=%00',
    'sanctum_cart=%00',
    `sanctum_cart=${'a'.repeat(3000)}`,
    '=; ;;=;__proto__=1',
    'sanctum_refresh=x; sanctum_refresh=y',
  ],
  'x-request-id': ['1', "'; --", 'a'.repeat(500)],
  'x-forwarded-for': ['not-an-address', '1.2.3.4, ::1'],
  range: ['bytes=9-0', 'bytes=-', 'items=0-1'],
  accept: ['text/html', ';;', 'application/xml'],
  'accept-encoding': ['identity;q=0', 'br;q=x', '*'],
  'user-agent': ['', '\u00ff\u00fe', 'a'.repeat(2000)],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  origin: ['null', 'https://elsewhere.example'],
};

const oddHeader = fc
  .constantFrom(...Object.keys(HEADERS))
  .chain((name) => fc.constantFrom(...HEADERS[name]!).map((value) => [name, value] as const));
const oddHeaders = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: fc.array(oddHeader, { maxLength: 3 }).map((some) => Object.fromEntries(some)) },
) as fc.Arbitrary<Record<string, string>>;

/** A text as bytes; a lone surrogate, which UTF-8 cannot express, is sent as a careless client would. */
function encoded(text: string): string {
  return /\p{Cs}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}
const wire = (value: unknown) => encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const segment = (ids: KnownIds) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '..%2f..', '%2e%2e', ids[0].toUpperCase()),
    },
    { weight: 2, arbitrary: oddText.filter((text) => text !== '').map(encoded) },
  );

function query(parameters: readonly Parameter[], ids: KnownIds): fc.Arbitrary<string> {
  const known = parameters.map(({ name, schema }) =>
    oddly(fitting(schema, ids), oddValue).map((value) => `${name}=${wire(value)}`),
  );
  const odd = fc.oneof(
    fc.constantFrom(
      '',
      '=',
      '&&',
      'a[b]=1',
      'a[]=1',
      'tag[]=x',
      'q[$ne]=1',
      '__proto__[x]=1',
      '%=%',
      '%00=1',
    ),
    fc
      .constantFrom('page', 'pageSize', 'limit', 'after', 'q', 'sort', 'filter', 'range')
      .chain((name) => oddText.map((value) => `${name}=${encoded(value)}&${name}=1`)),
  );
  const pair = known.length > 0 ? oddly(fc.oneof(...known), odd) : odd;
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    {
      weight: known.length > 0 ? 4 : 1,
      arbitrary: fc.array(pair, { maxLength: 4 }).map((some) => `?${some.join('&')}`),
    },
  );
}

type Content = Pick<OddRequest, 'body' | 'headers'>;
const json = (body: string): Content => ({ body, headers: { 'content-type': 'application/json' } });

function content({ method, body }: ContractOperation, ids: KnownIds): fc.Arbitrary<Content> {
  const none = fc.constant<Content>({ body: undefined, headers: {} });
  if (method === 'GET') return none;
  const raw = fc.constantFrom(...RAW_BODIES);
  return fc.oneof(
    {
      weight: 8,
      arbitrary: body ? fitting(body, ids).map((value) => json(JSON.stringify(value))) : none,
    },
    { weight: 1, arbitrary: oddValue.map((value) => json(JSON.stringify(value))) },
    { weight: 1, arbitrary: raw.map(json) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(raw, fc.constantFrom(...CONTENT_TYPES))
        .map(([text, type]): Content => ({ body: text, headers: { 'content-type': type } })),
    },
  );
}

/** Generates requests to one operation: valid, nearly valid, and absurd. */
export function requestsTo(operation: ContractOperation, ids: KnownIds): fc.Arbitrary<OddRequest> {
  const names = operation.path.match(/\{\w+\}/g) ?? [];
  return fc
    .record({
      caller: fc.constantFrom<OddRequest['caller'][]>('visitor', 'member', 'member', 'creator'),
      segments: fc.tuple(...names.map(() => segment(ids))),
      query: query(
        operation.parameters.filter((parameter) => parameter.in === 'query'),
        ids,
      ),
      content: content(operation, ids),
      headers: oddHeaders,
    })
    .map(({ caller, segments, query, content, headers }) => ({
      caller,
      method: operation.method,
      target:
        names.reduce((path, name, index) => path.replace(name, () => segments[index]!), operation.path) +
        query,
      headers: { ...content.headers, ...headers },
      body: content.body,
    }));
}

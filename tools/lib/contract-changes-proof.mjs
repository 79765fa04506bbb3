// A table of cases for the sentences of the API changelog: each is a small change of a contract. Ours, like what it proves.
import { asMarkdown, contractChanges } from './contract-changes.mjs';

/** A contract with one operation of each kind: a list, a request with fields, and schemas that they share. */
const contract = () => ({
  paths: {
    '/api/note': {
      put: {
        summary: 'Write a note',
        requestBody: answer({ $ref: '#/components/schemas/Note' }),
        responses: { 200: answer({ $ref: '#/components/schemas/Note' }) },
      },
    },
    '/api/orders': {
      get: {
        summary: 'List orders',
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { name: 'q', in: 'query', schema: { type: 'string' } },
        ],
        responses: { 200: answer({ type: 'array', items: { $ref: '#/components/schemas/Order' } }) },
        'x-programs': { for: ['orders'] },
      },
      post: {
        summary: 'Create an order',
        requestBody: answer({ $ref: '#/components/schemas/NewOrder' }),
        responses: {
          201: answer({ $ref: '#/components/schemas/Order' }),
          409: { $ref: '#/components/responses/taken' },
        },
        'x-programs': { for: ['orders'] },
      },
    },
  },
  components: {
    parameters: { Limit: { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } } },
    responses: { taken: answer({ allOf: [{}, { properties: { code: { enum: ['taken'] } } }] }) },
    schemas: {
      Order: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          status: { type: 'string', enum: ['paid', 'refunded'] },
          buyer: { anyOf: [{ $ref: '#/components/schemas/Buyer' }, { type: 'null' }] },
          parent: { $ref: '#/components/schemas/Order' },
        },
      },
      Note: { type: 'object', properties: { kind: { type: 'string', enum: ['short', 'long'] } } },
      Buyer: { type: 'object', properties: { name: { type: 'string' } } },
      NewOrder: {
        type: 'object',
        required: ['productId'],
        properties: {
          productId: { type: 'string' },
          note: { type: 'string', maxLength: 200 },
          kind: { type: 'string', enum: ['gift', 'own'] },
        },
      },
    },
  },
});

const answer = (schema) => ({ content: { 'application/json': { schema } } });
const list = ({ paths }) => paths['/api/orders'].get;
const create = ({ paths }) => paths['/api/orders'].post;
const schema = ({ components }, name) => components.schemas[name];

/**
 * Changes of the contract with their sentences in the changelog.
 * @type {[Function, string][]}
 */
const CASES = [
  [
    (c) => (c.paths['/api/gifts'] = { get: { summary: 'List gifts', responses: {} } }),
    '`GET /api/gifts`: List gifts.',
  ],
  [(c) => delete c.paths['/api/orders'].post, '**Breaking:** `POST /api/orders` is gone: Create an order.'],
  [(c) => (list(c).deprecated = true), '`GET /api/orders` is deprecated.'],
  [
    (c) => (list(c)['x-programs'].for = ['shop']),
    '**Breaking:** Tokens need a scope of `shop` instead of `orders`. (`GET /api/orders`)',
  ],
  [
    (c) => delete list(c)['x-programs'],
    '**Breaking:** Tokens are no longer accepted with a scope of `orders`. (`GET /api/orders`)',
  ],
  [(c) => list(c).parameters.pop(), '**Breaking:** `GET /api/orders` has no parameter `q` any more.'],
  [
    (c) => list(c).parameters.push({ name: 'after' }),
    '`GET /api/orders` has the optional parameter `after`.',
  ],
  [
    (c) => (list(c).parameters[1].required = true),
    '**Breaking:** `GET /api/orders` requires the parameter `q`.',
  ],
  [
    (c) => (c.components.parameters.Limit.schema.maximum = 50),
    '**Breaking:** `limit` of `GET /api/orders` is at most 50, was 100.',
  ],
  [
    (c) => (schema(c, 'Order').properties.paidAt = { type: 'string' }),
    '`Order` has the field `paidAt`. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => delete schema(c, 'Order').properties.id,
    '**Breaking:** `Order` has no field `id` any more. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => schema(c, 'Order').required.pop(),
    '**Breaking:** `status` of `Order` can be missing. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => (schema(c, 'Order').properties.id.type = 'integer'),
    '**Breaking:** `id` of `Order` is integer instead of string. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => (schema(c, 'Order').properties.id.format = 'uri'),
    '**Breaking:** `id` of `Order` has the format `uri` instead of `uuid`. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => schema(c, 'Order').properties.status.enum.push('disputed'),
    '`status` of `Order` can be `disputed`. (`GET /api/orders` and 1 more)',
  ],
  [
    // sent and answered: one sentence for both
    (c) => schema(c, 'Note').properties.kind.enum.pop(),
    '**Breaking:** `kind` of `Note` can no longer be `long`. (`PUT /api/note`)',
  ],
  [
    (c) => schema(c, 'Order').properties.status.enum.pop(),
    '`status` of `Order` can no longer be `refunded`. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => (schema(c, 'Buyer').properties.email = { type: 'string' }),
    '`Buyer` has the field `email`. (`GET /api/orders` and 1 more)',
  ],
  [
    (c) => (schema(c, 'NewOrder').properties.email = { type: 'string' }),
    '`NewOrder` has the optional field `email`. (`POST /api/orders`)',
  ],
  [
    (c) => schema(c, 'NewOrder').required.push('note'),
    '**Breaking:** `note` of `NewOrder` is required. (`POST /api/orders`)',
  ],
  [
    (c) => schema(c, 'NewOrder').required.pop(),
    '`productId` of `NewOrder` is optional. (`POST /api/orders`)',
  ],
  [
    (c) => (schema(c, 'NewOrder').properties.note.maxLength = 300),
    '`note` of `NewOrder` is at most 300 characters, was 200. (`POST /api/orders`)',
  ],
  [
    (c) => (schema(c, 'NewOrder').properties.productId.minLength = 3),
    '**Breaking:** `productId` of `NewOrder` is at least 3 characters. (`POST /api/orders`)',
  ],
  [
    (c) => schema(c, 'NewOrder').properties.kind.enum.shift(),
    '**Breaking:** `kind` of `NewOrder` can no longer be `gift`. (`POST /api/orders`)',
  ],
  [
    (c) =>
      c.components.responses.taken.content['application/json'].schema.allOf[1].properties.code.enum.push(
        'gone',
      ),
    '`gone` is a possible refusal. (`POST /api/orders`)',
  ],
  [
    (c) => {
      create(c).responses[202] = create(c).responses[201];
      delete create(c).responses[201];
    },
    '**Breaking:** `POST /api/orders` answers 202 instead of 201.',
  ],
  [(c) => delete create(c).requestBody, '**Breaking:** `POST /api/orders` no longer has a body.'],
];

/**
 * Changes that programs don't notice.
 * @type {Function[]}
 */
const UNNOTICED = [
  (c) => (list(c).summary = 'List all orders'),
  (c) => (schema(c, 'Order').properties.id.description = 'ID of the order'),
  (c) => (list(c).tags = ['Orders']),
  (c) => {
    // another name of a schema
    c.components.schemas.Purchase = schema(c, 'NewOrder');
    create(c).requestBody = answer({ $ref: '#/components/schemas/Purchase' });
  },
];

/** Sentences that are other ones than the table has. */
export function wrongSentences() {
  return [...CASES, ...UNNOTICED.map((change) => /** @type {const} */ ([change, '']))].flatMap(
    ([change, expected]) => {
      const after = contract();
      change(after);
      const lines = asMarkdown('', contractChanges(contract(), after)).split('\n');
      const said = lines.filter((line) => line.startsWith('- ')).join('\n');
      return said === (expected && `- ${expected}`)
        ? []
        : [`expected: ${expected || 'nothing'}\nsaid: ${said || 'nothing'}`];
    },
  );
}

import type { OpenAPIObject } from '@nestjs/swagger';
import { type ContractExamples, showExamples } from './examples.js';

const uuid = { type: 'string', format: 'uuid' } as const;

/** A contract with a list, one of its things, and a request. */
const contract = (): OpenAPIObject => ({
  openapi: '3.1.0',
  info: { title: 'Shelf', version: '1' },
  paths: {
    '/api/shelves/{shelfId}/books/{id}': {
      get: {
        operationId: 'booksOne',
        parameters: ['shelfId', 'id'].map((name) => ({ name, in: 'path', required: true, schema: uuid })),
        responses: {},
      },
      put: {
        operationId: 'booksEdit',
        parameters: ['shelfId', 'id'].map((name) => ({ name, in: 'path', required: true, schema: uuid })),
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Book' } } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Book: {
        type: 'object',
        properties: { shelfId: { ...uuid }, loanIds: { type: 'array', items: { ...uuid } } },
      },
    },
  },
});

const examples = (some: Partial<ContractExamples>): ContractExamples => ({
  places: {},
  ids: {},
  bodies: {},
  operations: {},
  ...some,
});

const shown = (some: Partial<ContractExamples>) =>
  JSON.parse(JSON.stringify(showExamples(contract(), examples(some))));
const pathOf = (document: OpenAPIObject) => document.paths['/api/shelves/{shelfId}/books/{id}']!;

describe('the contract has an example', () => {
  test('for a path parameter, by the part before it', () => {
    const { get } = pathOf(shown({ places: { shelves: 's', books: 'b' } }));
    expect(get!.parameters).toMatchObject([
      { name: 'shelfId', example: 's' },
      { name: 'id', example: 'b' },
    ]);
  });

  test('for a path parameter only in some places', () => {
    const { get } = pathOf(shown({ places: { 'shelves/books': 'on a shelf', shelves: 's' } }));
    expect(get!.parameters![1]).toMatchObject({ example: 'on a shelf' });
  });

  test('for ids in a request, one or several', () => {
    const { components } = shown({ ids: { shelfId: 's', loanIds: 'l' } }) as OpenAPIObject;
    expect(components!.schemas!['Book']).toMatchObject({
      properties: { shelfId: { example: 's' }, loanIds: { example: ['l'] } },
    });
  });

  test('for a whole request, and for one operation', () => {
    const own = { parameters: { id: 'mine' }, body: { shelfId: 'mine' } };
    const document = shown({ bodies: { Book: { shelfId: 's' } }, operations: { booksEdit: own } });
    expect(document.components.schemas.Book.example).toEqual({ shelfId: 's' });
    const { get, put } = pathOf(document);
    expect(get!.parameters![1]).not.toHaveProperty('example');
    expect(put).toMatchObject({
      parameters: [{ name: 'shelfId' }, { name: 'id', example: 'mine' }],
      requestBody: { content: { 'application/json': { example: { shelfId: 'mine' } } } },
    });
  });
});

test.each<[string, Partial<ContractExamples>]>([
  ['rooms', { places: { rooms: 'r' } }],
  ['roomId', { ids: { roomId: 'r' } }],
  ['Room', { bodies: { Room: {} } }],
  ['roomsOne', { operations: { roomsOne: {} } }],
])('an example of %s, which the contract lacks, is refused', (name, some) =>
  expect(() => shown(some)).toThrow(`The contract has no place for the examples ${name}`),
);

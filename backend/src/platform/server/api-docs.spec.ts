import path from 'node:path';
import { projectRoot } from '../config/project-root.js';

interface Search {
  isFound(
    operation: Record<'method' | 'path' | 'summary' | 'operationId' | 'tag', string>,
    text: string,
  ): boolean;
}
interface Resolve {
  resolved(document: object, value: unknown): unknown;
}

const load = async <Module>(name: string) =>
  (await import(path.join(projectRoot, 'backend/api-docs', name))) as Module;

describe('the search on the API page', () => {
  const refund = {
    method: 'post',
    path: '/api/creator/orders/{id}/refunds',
    summary: 'Refund an order or some of its lines',
    operationId: 'Refunds_refund',
    tag: 'Coach orders',
  };

  test.each(['refund', 'POST refunds', 'some lines', 'orders/{id}', 'coach orders', 'Refunds_refund', '  '])(
    'finds an operation by %s',
    async (text) => {
      const { isFound } = await load<Search>('search.js');
      expect(isFound(refund, text)).toBe(true);
    },
  );

  test('finds nothing if one word is missing', async () => {
    const { isFound } = await load<Search>('search.js');
    expect(isFound(refund, 'refund coupon')).toBe(false);
  });
});

describe('the references of an opened operation', () => {
  const document = {
    paths: { '/a/{b}': { get: { $ref: '#/components/schemas/Node', description: 'Beside it' } } },
    components: {
      schemas: {
        Node: {
          type: 'object',
          properties: { child: { $ref: '#/components/schemas/Node' }, kind: { enum: ['x'] } },
        },
        'a/b': { type: 'string' },
      },
    },
  };

  test('are replaced by their targets, once, with the properties next to them', async () => {
    const { resolved } = await load<Resolve>('resolve.js');
    expect(resolved(document, document.paths['/a/{b}'])).toEqual({
      get: {
        type: 'object',
        properties: { child: { title: 'Node' }, kind: { enum: ['x'] } },
        description: 'Beside it',
      },
    });
  });

  test('may contain a slash in their name', async () => {
    const { resolved } = await load<Resolve>('resolve.js');
    expect(resolved(document, [{ $ref: '#/components/schemas/a~1b' }])).toEqual([{ type: 'string' }]);
  });
});

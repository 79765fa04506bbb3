import { endingOf, type Right } from './ending.js';

const right = (productId: string, sourceId: string, facts: Partial<Right> = {}): Right => ({
  ...{ productId, sourceId, source: 'purchase', bundleId: null, partIds: [] },
  ...facts,
});
/** A bundle with its parts, as an order gives it. */
const bundle = (id: string, sourceId: string, ...parts: string[]): Right[] => [
  right(id, sourceId, { partIds: parts }),
  ...parts.map((part) => right(part, sourceId, { bundleId: id })),
];
/** A bundle that came when some of its parts were owned. */
const bundleBeside = (id: string, sourceId: string, parts: string[], owned: string[]): Right[] =>
  bundle(id, sourceId, ...parts).filter(({ productId }) => !owned.includes(productId));

const CASES: [string, Right[], string[], string[], string[]][] = [
  ['a product that nothing else holds is closed', [right('oak', '1')], ['oak'], ['oak'], []],
  ['a product from another order stays', [right('oak', '2')], ['oak'], [], ['oak']],
  [
    'a product that the coach has given stays',
    [right('oak', '1', { source: 'grant', sourceId: null })],
    ['oak'],
    [],
    ['oak'],
  ],
  [
    'a bundle closes with its parts',
    bundle('path', '1', 'oak', 'moss'),
    ['path'],
    ['moss', 'oak', 'path'],
    [],
  ],
  [
    'a part that was bought by itself before stays',
    [right('oak', '2'), ...bundleBeside('path', '1', ['oak', 'moss'], ['oak'])],
    ['path'],
    ['moss', 'path'],
    ['oak'],
  ],
  [
    'a part that another bundle holds stays',
    [...bundle('path', '1', 'oak', 'moss'), ...bundleBeside('grove', '2', ['oak', 'fern'], ['oak'])],
    ['path'],
    ['moss', 'path'],
    ['fern', 'grove', 'oak'],
  ],
  [
    'a product that was bought before the bundle that holds it stays',
    [right('oak', '1'), ...bundleBeside('path', '2', ['oak', 'moss'], ['oak'])],
    ['oak'],
    [],
    ['moss', 'oak', 'path'],
  ],
  [
    'a part that two bundles of one order share stays with one of them',
    [...bundle('path', '1', 'oak', 'moss'), ...bundleBeside('grove', '1', ['oak', 'fern'], ['oak'])],
    ['path'],
    ['moss', 'path'],
    ['fern', 'grove', 'oak'],
  ],
  [
    'and closes with both of them',
    [...bundle('path', '1', 'oak', 'moss'), ...bundleBeside('grove', '1', ['oak', 'fern'], ['oak'])],
    ['path', 'grove'],
    ['fern', 'grove', 'moss', 'oak', 'path'],
    [],
  ],
  ['what is not owned any more closes nothing', [], ['oak'], [], []],
];

test.each(CASES)('%s', (_, rights, productIds, closed, open) => {
  const ending = endingOf(rights, { productIds, source: 'purchase', sourceId: '1' });
  expect(ending.closed.map(({ productId }) => productId).sort()).toEqual(closed);
  expect([...ending.open].sort()).toEqual(open);
});

test('what another bundle holds is open by that one', () => {
  const [path, grove] = [
    bundle('path', '1', 'oak', 'moss'),
    bundleBeside('grove', '2', ['oak', 'fern'], ['oak']),
  ];
  const { held } = endingOf([...path, ...grove], { productIds: ['path'], source: 'purchase', sourceId: '1' });
  expect(held).toEqual([{ right: path[1], bundle: grove[0] }]);
});

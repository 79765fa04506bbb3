import { endingOf, expiryOf, outlasted, type Right } from './ending.js';

const right = (productId: string, sourceId: string, facts: Partial<Right> = {}): Right => ({
  productId,
  sourceId,
  source: 'purchase',
  bundleId: null,
  partIds: [],
  isFurther: false,
  expiresAt: null,
  ...facts,
});
/** A bundle with its parts, as an order opens it. */
const bundle = (id: string, sourceId: string, ...parts: string[]): Right[] => [
  right(id, sourceId, { partIds: parts }),
  ...parts.map((part) => right(part, sourceId, { bundleId: id })),
];
/** A bundle bought when some of its parts were already owned. */
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
  [
    'a product that was bought again stays when the first purchase ends',
    [right('oak', '1'), right('oak', '2', { isFurther: true })],
    ['oak'],
    [],
    ['oak'],
  ],
  [
    'and when the later one does',
    [right('oak', '2'), right('oak', '1', { isFurther: true })],
    ['oak'],
    [],
    ['oak'],
  ],
  [
    'a part that came with a bundle and was bought again by itself stays',
    [...bundle('path', '1', 'oak', 'moss'), right('oak', '2', { isFurther: true })],
    ['path'],
    ['moss', 'path'],
    ['oak'],
  ],
  [
    'a bundle that was bought again stays with its parts',
    [
      ...bundle('path', '1', 'oak', 'moss'),
      right('path', '2', { partIds: ['oak', 'moss'], isFurther: true }),
    ],
    ['path'],
    [],
    ['moss', 'oak', 'path'],
  ],
];

test.each(CASES)('%s', (_, rights, productIds, closed, open) => {
  const ending = endingOf(rights, { productIds, source: 'purchase', sourceId: '1' });
  expect(ending.closed.map(({ productId }) => productId).sort()).toEqual(closed);
  expect([...ending.open].sort()).toEqual(open);
});

test('parts that another bundle contains stay open through that one', () => {
  const path = bundle('path', '1', 'oak', 'moss');
  const grove = bundleBeside('grove', '2', ['oak', 'fern'], ['oak']);
  const { held } = endingOf([...path, ...grove], { productIds: ['path'], source: 'purchase', sourceId: '1' });
  expect(held).toEqual([{ right: path[1], heir: grove[0] }]);
});

test('a repeated purchase keeps its product open, and the returned one is gone', () => {
  const first = right('oak', '1');
  const second = right('oak', '2', { isFurther: true });
  const third = right('oak', '3', { isFurther: true });
  const back = (sourceId: string) =>
    endingOf([first, second, third], { productIds: ['oak'], source: 'purchase', sourceId });
  expect(back('1')).toMatchObject({ held: [{ right: first, heir: second }], spent: [second] });
  expect(back('3')).toMatchObject({ held: [], closed: [], spent: [third] });
});

describe('a right with an end', () => {
  const [spring, summer, autumn] = ['2150-03-01', '2150-06-01', '2150-09-01'].map((day) => new Date(day));
  const until = (productId: string, sourceId: string, expiresAt: Date, facts: Partial<Right> = {}) =>
    right(productId, sourceId, { ...facts, expiresAt });

  test('is closed at its time, and the others stay', () => {
    const rights = [until('oak', '1', spring!), until('moss', '1', summer!), right('fern', '1')];
    const { closed, held, open } = expiryOf(rights, spring!);
    expect({ closed, held, open: [...open].sort() }).toEqual({
      closed: [rights[0]],
      held: [],
      open: ['fern', 'moss'],
    });
  });

  test('is followed by the right that lasts longest: another one, or a bundle', () => {
    const own = until('oak', '1', spring!);
    const second = until('oak', '2', summer!, { isFurther: true });
    const path = until('path', '3', autumn!, { partIds: ['oak'] });
    expect(expiryOf([own, second], spring!)).toMatchObject({
      held: [{ right: own, heir: second }],
      spent: [second],
    });
    expect(expiryOf([own, second, path], spring!)).toMatchObject({
      held: [{ right: own, heir: path }],
      spent: [],
    });
  });

  test('is outlasted by a longer one to the same product, and never by one that ends with it', () => {
    const own = until('oak', '1', spring!);
    const renewed = until('oak', '2', summer!, { isFurther: true });
    const shorter = until('oak', '3', spring!, { isFurther: true });
    expect(outlasted([own, shorter])).toEqual([]);
    expect(outlasted([own, shorter, renewed])).toEqual([{ right: own, heir: renewed }]);
    expect(outlasted([right('oak', '1'), renewed])).toEqual([]);
  });

  test('lets the parts of a renewed bundle last as long as the bundle', () => {
    const [path, oak] = bundle('path', '1', 'oak').map((one) => ({ ...one, expiresAt: spring! }));
    const renewed = until('path', '2', summer!, { partIds: ['oak'], isFurther: true });
    expect(outlasted([path!, oak!, renewed])).toEqual([
      { right: path, heir: renewed },
      { right: oak, heir: renewed },
    ]);
  });
});

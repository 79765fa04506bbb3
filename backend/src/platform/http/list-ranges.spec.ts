import { amounts, counts, numbers, times } from './list-ranges.js';

const lists = { amounts, counts, numbers, times };
const filterOf = (kind: keyof typeof lists, bound: 'gte' | 'lte') => lists[kind]('x', 't.x')[`x_${bound}`]!;

describe('a range filter', () => {
  test('has two filters, at least and at most', () => {
    const { x_gte, x_lte } = counts('x', 't.x');
    expect([x_gte!.sql('$1'), x_lte!.sql('$2')]).toEqual(['t.x >= $1::bigint', 't.x <= $2::bigint']);
  });

  test.each([
    ['amounts', '97.50', 9750],
    ['amounts', 97.5, 9750],
    ['amounts', 0, 0],
    ['counts', 12, 12],
    ['numbers', 4.5, 4.5],
    ['times', '2026-03-01T09:30:00Z', '2026-03-01T09:30:00Z'],
    ['times', '2026-03-01T09:30+02:00', '2026-03-01T09:30+02:00'],
    ['times', '2028-02-29T09:30:00.123Z', '2028-02-29T09:30:00.123Z'],
  ] as const)('of %s accepts %j', (kind, raw, value) => expect(filterOf(kind, 'gte').value(raw)).toBe(value));

  test('of times includes a whole day', () => {
    expect(filterOf('times', 'gte').value('2026-03-01')).toBe('2026-03-01T00:00:00Z');
    expect(filterOf('times', 'lte').value('2026-03-01')).toBe('2026-03-01T23:59:59.999999Z');
  });

  test.each([
    ['amounts', ['', 'x', '1.234', '-1', -1, 1e21, null, [1], { not: 1 }, true]],
    ['counts', ['12', -1, 1.5, 1e300, null, [1]]],
    ['numbers', ['4.5', null, [4.5], false]],
    [
      'times',
      [
        '',
        'x',
        'now',
        '2026',
        '2026-13-01',
        '2026-02-30',
        '2026-02-30T00:00:00Z',
        '0000-01-01',
        '2026-03-01T25:00:00Z',
        '2026-03-01T09:30:00',
        '2026-03-01T09:30:00+99:00',
        '+275760-09-13',
        1_790_000_000,
        null,
        ['2026-03-01'],
      ],
    ],
  ] as const)('of %s refuses nonsense', (kind, nonsense) => {
    for (const raw of nonsense) expect(filterOf(kind, 'lte').value(raw)).toBeUndefined();
  });
});

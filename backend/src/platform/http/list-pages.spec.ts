import { afterRow } from './list-pages.js';
import type { SortKey } from './list-query.js';

const key = (column: string, order: SortKey['order'], nulls: SortKey['nulls']): SortKey => ({
  column,
  order,
  nulls,
});

describe('a list continues after a row', () => {
  test('by its keys, one after the other', () =>
    expect(afterRow([key('name', 'ASC', 'last'), key('id', 'ASC', 'last')], ['Rosa', '7'], 1)).toEqual({
      sql: '((name >= $2 or name is null) and (((name > $2 or name is null)) or (name = $2 and (id > $3 or id is null))))',
      parameters: ['Rosa', '7'],
    }));

  test('by an index, which is entered at that row where every row has a value', () =>
    expect(
      afterRow(
        [
          { ...key('paid', 'DESC', 'last'), isNeverMissing: true },
          { ...key('id', 'ASC', 'last'), isNeverMissing: true },
        ],
        ['9', '7'],
        0,
      ),
    ).toEqual({
      sql: '(paid <= $1 and ((paid < $1) or (paid = $1 and id > $2)))',
      parameters: ['9', '7'],
    }));

  test('from the last row with a value to the first without', () =>
    expect(afterRow([key('seen', 'ASC', 'last'), key('id', 'DESC', 'first')], [null, '7'], 0)).toEqual({
      sql: '(true and ((seen is null and id < $1)))',
      parameters: ['7'],
    }));

  test('from the last row without a value to the first with one', () =>
    expect(afterRow([key('seen', 'ASC', 'first'), key('id', 'ASC', 'first')], [null, '7'], 0).sql).toBe(
      '(true and ((seen is not null) or (seen is null and id > $1)))',
    ));
});

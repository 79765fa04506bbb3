import { DomainError } from '../../kernel/errors.js';
import { bad, contentRange, type ListFields, readListQuery } from './list-query.js';

const fields: ListFields = {
  sort: { name: 'a.name', joined: 'a.created_at' },
  filter: {
    q: {
      takes: 'a text',
      value: (raw) => {
        if (typeof raw !== 'string') throw bad('filter');
        return `%${raw}%`;
      },
      sql: (p) => `a.name ilike ${p}`,
    },
  },
  default: { sort: 'joined', order: 'DESC' },
};

describe('a list of the console', () => {
  test('without parameters shows the first 25 in the default order', () =>
    expect(readListQuery({}, fields)).toEqual({
      orderBy: 'a.created_at DESC nulls last',
      where: 'true',
      parameters: [],
      offset: 0,
      limit: 25,
    }));

  test('reads the dialect of react-admin', () =>
    expect(readListQuery({ sort: '["name","ASC"]', range: '[10,19]', filter: '{"q":"el"}' }, fields)).toEqual(
      {
        orderBy: 'a.name ASC nulls last',
        where: 'a.name ilike $1',
        parameters: ['%el%'],
        offset: 10,
        limit: 10,
      },
    ));

  test.each([
    ['ASC', 'last_seen_at ASC nulls first, id ASC nulls first'],
    ['DESC', 'last_seen_at DESC nulls last, id DESC nulls last'],
  ])('reads an index %s with the rows without a value on the same side', (order, orderBy) => {
    const seen = { columns: ['last_seen_at', 'id'], missing: 'least' } as const;
    const query = readListQuery({ sort: `["seen","${order}"]` }, { ...fields, sort: { seen } });
    expect(query.orderBy).toBe(orderBy);
  });

  test.each([
    { sort: 'name' },
    { sort: '["password_hash","ASC"]' },
    { sort: '["constructor","ASC"]' },
    { sort: '["name","ASC; drop table accounts"]' },
    { sort: '[["name"],"ASC"]' },
    { range: '[0,1000]' },
    { range: '[-1,5]' },
    { range: '[5,1]' },
    { range: '[0,1e99]' },
    { range: '"x"' },
    { filter: '{"password_hash":"x"}' },
    { filter: '{"__proto__":1,"x":1}' },
    { filter: '[]' },
    { filter: '{"q":{"not":"x"}}' },
    { filter: '{' },
  ])('refuses %j', (query) => expect(() => readListQuery(query, fields)).toThrow(DomainError));

  test.each([
    [0, 10, 25, 'students 0-9/25'],
    [20, 5, 25, 'students 20-24/25'],
    [0, 0, 0, 'students */0'],
  ])('says where it is: from %d, %d rows of %d', (offset, rows, total, text) =>
    expect(contentRange('students', { ...readListQuery({}, fields), offset }, rows, total)).toBe(text),
  );
});

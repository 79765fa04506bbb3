import { DomainError } from '../../kernel/errors.js';
import { fieldSentence } from '../words/problem-words.js';
import { contentRange, type ListFields, readListQuery } from './list-query.js';

const fields: ListFields = {
  sort: { name: 'a.name', joined: 'a.created_at' },
  filter: {
    q: {
      takes: 'a text',
      value: (raw) => (typeof raw === 'string' ? `%${raw}%` : undefined),
      sql: (p) => `a.name ilike ${p}`,
    },
  },
  default: { sort: 'joined', order: 'DESC' },
};

function refusalOf(query: { sort?: string; range?: string; filter?: string }) {
  try {
    readListQuery(query, fields);
  } catch (error) {
    if (error instanceof DomainError) return error.details.fields;
  }
  throw new Error('nothing was refused');
}

describe('a list of the console', () => {
  test('shows the first 25 in the default order without parameters', () =>
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
  ])('reads an index %s with rows that lack a value on the same side', (order, orderBy) => {
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

  describe('names the wrong field, and the valid ones', () => {
    const sort = 'must be a field and a direction, such as ["joined","DESC"]';

    test.each([
      ['sort', '["emial","ASC"]', 'You can’t sort by “emial”. Use name or joined.'],
      ['sort', '["emial","up"]', 'You can’t sort by “emial”. Use name or joined.'],
      ['sort', `["${'x'.repeat(41)}","ASC"]`, `You can’t sort by “${'x'.repeat(40)}…”. Use name or joined.`],
      ['sort', '["name","up"]', sort],
      ['sort', '["","ASC"]', sort],
      ['sort', 'name', sort],
      ['filter', '{"role":"creator"}', 'You can’t filter by “role”. Use q.'],
      ['filter', '{"q":"el","role":1}', 'You can’t filter by “role”. Use q.'],
      ['filter', '{"q":1}', 'The filter “q” doesn’t accept this value'],
      ['filter', '{"":1}', 'must be a JSON object'],
      ['filter', '[]', 'must be a JSON object'],
      ['range', '[5,1]', 'must be the first and the last row, such as [0,24], at most 1,000 at once'],
    ])('%s=%s: %s', (name, text, problem) =>
      expect(refusalOf({ [name]: text })).toEqual({ [name]: problem }),
    );

    test.each([
      ['sort', '["emial","ASC"]', 'No puedes ordenar por “emial”. Usa name o joined.'],
      ['sort', 'name', 'Orden: debe ser un campo y una dirección, por ejemplo ["joined","DESC"]'],
      ['filter', '{"role":1}', 'No puedes filtrar por “role”. Usa q.'],
      ['filter', '{"q":1}', 'El filtro “q” no acepta este valor'],
      ['filter', '[]', 'Filtro: debe ser un objeto JSON'],
    ])('in Spanish: %s=%s: %s', (name, text, sentence) =>
      expect(fieldSentence('es', name, refusalOf({ [name]: text })![name]!)).toBe(sentence),
    );
  });

  test.each([
    [0, 10, 25, 'students 0-9/25'],
    [20, 5, 25, 'students 20-24/25'],
    [0, 0, 0, 'students */0'],
  ])('returns its range: from %d, %d rows of %d', (offset, rows, total, text) =>
    expect(contentRange('students', { ...readListQuery({}, fields), offset }, rows, total)).toBe(text),
  );
});

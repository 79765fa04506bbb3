import { isId, newId, newSecret } from './ids.js';

describe('ids', () => {
  test('a new id is a version 7 UUID', () => {
    const id = newId();
    expect(isId(id)).toBe(true);
    expect(id[14]).toBe('7');
  });

  test('a thousand new ids of the same moment differ', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => newId(1_000_000_000_000)));
    expect(ids.size).toBe(1000);
    expect([...ids].every(isId)).toBe(true);
  });

  test('ids sort by the time they were created', () => {
    expect(newId(1_000_000_000_000) < newId(2_000_000_000_000)).toBe(true);
  });

  test('a secret has 32 bytes and is safe in a link', () => {
    expect(newSecret()).toMatch(/^[\w-]{43}$/);
    expect(newSecret()).not.toBe(newSecret());
  });

  test.each(['', 'x', '00000000-0000-0000-0000-000000000000', `${newId()} `, null, 7])(
    '%j is not an id',
    (value) => expect(isId(value)).toBe(false),
  );
});

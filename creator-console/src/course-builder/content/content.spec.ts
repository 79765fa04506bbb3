import { moveTo, putAt, withChanges, without } from './lesson-content';

const all = ['a', 'b', 'c', 'd'].map((id) => ({ id, word: id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('');

describe('items on a page', () => {
  test.each([
    ['b', 0, 'bacd'],
    ['b', 1, 'abcd'],
    ['a', 3, 'bcda'],
    ['a', 99, 'bcda'],
    ['gone', 0, 'abcd'],
  ])('%s moved to %d', (id, index, expected) => expect(ids(moveTo(all, id, index))).toBe(expected));

  it('get a new item at its position, once', () => {
    const more = putAt(all, { id: 'x', word: 'x' }, 2);
    expect(ids(more)).toBe('abxcd');
    expect(ids(putAt(more, { id: 'x', word: 'x' }, 2))).toBe('abxcd');
  });

  it('are changed and removed one by one', () => {
    expect(withChanges(all, 'b', { word: 'new' })[1]).toEqual({ id: 'b', word: 'new' });
    expect(ids(without(all, 'c'))).toBe('abd');
  });
});

import { BoundedMap } from './bounded-map.js';

describe('a bounded map', () => {
  test('drops its oldest entry when it is full', () => {
    const map = new BoundedMap<string, number>(2).set('one', 1).set('two', 2).set('three', 3);
    expect([...map.keys()]).toEqual(['two', 'three']);
  });

  test('moves an updated entry to the end', () => {
    const map = new BoundedMap<string, number>(2).set('one', 1).set('two', 2).set('one', 11).set('three', 3);
    expect([...map]).toEqual([
      ['one', 11],
      ['three', 3],
    ]);
  });
});

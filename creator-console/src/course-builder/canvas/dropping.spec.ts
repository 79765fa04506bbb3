import type { Widget } from '../content/content';
import { dropOf, END, newType, paletteId } from './dropping';

const page: Widget[] = ['a', 'b', 'c'].map((id) => ({ id, type: 'text', settings: {} }));

describe('dropping on the canvas', () => {
  test.each([
    [paletteId('video'), END, { index: 3, overId: null, line: 'after' }],
    [paletteId('video'), 'b', { index: 1, overId: 'b', line: 'before' }],
    ['a', 'c', { index: 2, overId: 'c', line: 'after' }],
    ['c', 'a', { index: 0, overId: 'a', line: 'before' }],
    ['a', END, { index: 3, overId: null, line: 'after' }],
    ['a', 'a', undefined],
    ['a', undefined, undefined],
    ['gone', 'a', undefined],
    [paletteId('video'), 'gone', undefined],
  ] as const)('%s on %s: %j', (id, overId, expected) => {
    expect(dropOf(page, id, overId)).toEqual(expected);
  });

  it('knows the palette by its types', () => {
    expect(newType(paletteId('opinionScale'))).toBe('opinionScale');
    expect(newType('new:poem')).toBeUndefined();
    expect(newType('a')).toBeUndefined();
  });
});

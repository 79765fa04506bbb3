import type { Widget } from '../widgets/parts/widget';
import { dropAt, dropOf, END, mediaId, newEntry, paletteId } from './dropping';

const page: Widget[] = ['a', 'b', 'c'].map((id) => ({ id, type: 'text', settings: {} }));

describe('dropping on the canvas', () => {
  test.each([
    [paletteId('video'), END, { index: 3, overId: null, line: 'after' }],
    [mediaId('video'), END, { index: 3, overId: null, line: 'after' }],
    [mediaId('video'), 'c', { index: 2, overId: 'c', line: 'before' }],
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

  const boxes = [
    { top: 0, bottom: 100 },
    { top: 120, bottom: 180 },
    { top: 200, bottom: 400 },
  ];
  test.each([
    [-5, { index: 0, overId: 'a', line: 'before' }],
    [49, { index: 0, overId: 'a', line: 'before' }],
    [51, { index: 1, overId: 'b', line: 'before' }],
    [299, { index: 2, overId: 'c', line: 'before' }],
    [301, { index: 3, overId: null, line: 'after' }],
  ] as const)('a file from the computer dropped at height %d lands at %j', (y, expected) => {
    expect(dropAt(page, boxes, y)).toEqual(expected);
  });

  test('a file dropped on an empty page becomes its first item', () => {
    expect(dropAt([], [], 10)).toEqual({ index: 0, overId: null, line: 'after' });
  });

  it("recognizes the palette's entries, including the journal", () => {
    expect(newEntry(paletteId('opinionScale'))?.type).toBe('opinionScale');
    expect(newEntry(paletteId('journal'))).toMatchObject({ type: 'question', settings: { kind: 'journal' } });
    expect(newEntry('new:poem')).toBeUndefined();
    expect(newEntry('a')).toBeUndefined();
  });
});

import { addAfter, asTime, cueOf, type CueRow, faultsOf, rowAt, rowOf, secondsOf, splitAt } from './cue-rows';

test.each([
  ['12', 12],
  ['0:12', 12],
  ['1:23.5', 83.5],
  ['1:23,250', 83.25],
  ['1:02:03.004', 3723.004],
  [' 7.1 ', 7.1],
  ['90', 90],
  ['', undefined],
  ['soon', undefined],
  ['1:75', undefined],
  ['-1', undefined],
  ['1:2:3:4', undefined],
])('%j is %s seconds', (time, seconds) => expect(secondsOf(time)).toBe(seconds));

test.each([
  [0, '0:00.0'],
  [83.5, '1:23.5'],
  [3723.004, '1:02:03.004'],
  [59.9996, '1:00.0'],
])('%d seconds are shown as %s', (seconds, time) => expect(asTime(seconds)).toBe(time));

const row = (id: string, start: string, end: string, text = id): CueRow => ({ id, start, end, text });
const rows = [row('a', '0:00.0', '0:02.0'), row('b', '0:03.0', '0:07.0', 'Listen first, then answer')];

test('a caption goes into a row and back, with its position', () => {
  const cue = { startSeconds: 1.234, endSeconds: 3600, text: 'Hello', settings: 'line:0' };
  expect(cueOf(rowOf('a', cue))).toEqual(cue);
});

test('a caption is added where the one before ends, and into an empty list', () => {
  expect(addAfter(rows, 0, 'new')[1]).toEqual(row('new', '0:02.0', '0:04.0', ''));
  expect(addAfter([], -1, 'new')).toEqual([row('new', '0:00.0', '0:02.0', '')]);
});

test('a caption is split at a word near its middle, and its time with it', () => {
  expect(splitAt(rows, 1, 'new').slice(1)).toEqual([
    row('b', '0:03.0', '0:05.167', 'Listen first,'),
    row('new', '0:05.167', '0:07.0', 'then answer'),
  ]);
});

test.each(['Hello', ''])('a caption without a gap (%j) is split in time only', (text) => {
  expect(splitAt([row('a', '0', '4', text)], 0, 'new')).toEqual([
    { ...row('a', '0', '0:02.0', text) },
    { ...row('new', '0:02.0', '4', '') },
  ]);
});

test.each([
  [row('a', 'x', '2'), { 'cues.0.startSeconds': 'time' }],
  [row('a', '0', ''), { 'cues.0.endSeconds': 'time' }],
  [row('a', '2', '2'), { 'cues.0.endSeconds': 'order' }],
  [row('a', '0', '2', ' '), { 'cues.0.text': 'text' }],
  [row('a', '0', '2'), {}],
])('of %j is wrong: %j', (wrong, faults) => expect(faultsOf([wrong])).toEqual(faults));

test.each([
  [0, 0],
  [2, -1],
  [3.5, 1],
])('at second %d the caption is %d', (second, index) => expect(rowAt(rows, second)).toBe(index));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cueAt, parseCaptions } from './captions';

const hello = { start: 1, end: 2.5, text: 'Hello.' };

test.each([
  ['a cue', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello.', [hello]],
  ['hours and a name', 'WEBVTT\n\nopening\n00:00:01.000 --> 00:00:02.500\nHello.\n', [hello]],
  ['settings after the times', 'WEBVTT\n\n00:01.000 --> 00:02.500 align:start line:0\nHello.', [hello]],
  [
    'Windows line ends and a byte order mark',
    '\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.500\r\nHello.',
    [hello],
  ],
  [
    'several lines of words',
    'WEBVTT\n\n00:01.000 --> 00:02.500\nHello,\nyou.',
    [{ ...hello, text: 'Hello,\nyou.' }],
  ],
  [
    'comments, styles and regions',
    'WEBVTT - with a title\n\nNOTE not --> words\n\nSTYLE\n::cue { color: red }\n\n00:01.000 --> 00:02.500\nHello.',
    [hello],
  ],
  [
    'voices and other marks',
    'WEBVTT\n\n00:01.000 --> 00:02.500\n<v Maren>Moss &amp; <i>fern</i> &lt;3 &unknown;',
    [{ ...hello, text: 'Moss & fern <3 &unknown;' }],
  ],
  [
    'cues out of order',
    'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.500\nHello.',
    [hello, { start: 5, end: 6, text: 'B' }],
  ],
  ['a time that is none', 'WEBVTT\n\n1 --> 2\nNo.\n\n00:01.000 --> 00:02.500\nHello.', [hello]],
  ['an end before its start', 'WEBVTT\n\n00:03.000 --> 00:02.500\nNo.', []],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.500\n', []],
  ['another kind of file', '<html></html>', []],
  ['nothing', '', []],
])('captions with %s are read', (_title, file, cues) => expect(parseCaptions(file)).toEqual(cues));

const demo = join(__dirname, '../../../../../backend/src/demo/media/captions');
test.each(readdirSync(demo))('every cue of %s is read', (name) => {
  const file = readFileSync(join(demo, name), 'utf8');
  expect(parseCaptions(file)).toHaveLength(file.split('-->').length - 1);
});

test.each([
  [0, -1],
  [1, 0],
  [2.5, -1],
  [5, 1],
  [5.5, 2],
  [9, -1],
])('at %d s the text is that of cue %d', (second, index) =>
  expect(cueAt([hello, { start: 4, end: 6, text: 'B' }, { start: 5.2, end: 8, text: 'C' }], second)).toBe(
    index,
  ),
);

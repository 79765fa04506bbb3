import { asWebVtt, type Cue, readCues, writeCues } from './web-vtt.js';

const SHOWN = 'WEBVTT\n\n1\n00:00:00.000 --> 00:00:02.000\nHello\n';

test.each([
  ['SubRip', '1\n00:00:00,000 --> 00:00:02,000\nHello\n', SHOWN],
  ['SubRip of Windows', '\uFEFF1\r\n00:00:00,000 --> 00:00:02,000\r\nHello\r\n', SHOWN],
  ['SubRip of an old Mac', '1\r00:00:00,000 --> 00:00:02,000\rHello\r', SHOWN],
  ['SubRip with points', '1\n00:00:00.000 --> 00:00:02.000\nHello\n', SHOWN],
  ['SubRip with a place', '1\n00:00:00,000 --> 00:00:02,000 X1:40 X2:600 Y1:20 Y2:50\nHello\n', SHOWN],
  ['short times', '1\n0:00:00,0 --> 0:00:02,0\nHello\n', SHOWN],
  ['empty lines in front', '\n\n1\n00:00:00,000 --> 00:00:02,000\nHello\n', SHOWN],
  ['WebVTT', SHOWN, SHOWN],
  [
    'WebVTT with commas',
    'WEBVTT\n\n00:00,000 --> 00:02,000\nComma\n',
    'WEBVTT\n\n00:00.000 --> 00:02.000\nComma\n',
  ],
  [
    'WebVTT with a title and settings',
    'WEBVTT - Talk\n\nNOTE hello\n\n00:00,000-->00:02,000 align:start\nComma\n',
    'WEBVTT - Talk\n\nNOTE hello\n\n00:00.000 --> 00:02.000 align:start\nComma\n',
  ],
  [
    'commas in words',
    'WEBVTT\n\n00:00.000 --> 00:02.000\nAt 00:01,500 it begins\n',
    'WEBVTT\n\n00:00.000 --> 00:02.000\nAt 00:01,500 it begins\n',
  ],
])('%s is shown', (_, text, shown) => expect(asWebVtt(text)).toBe(shown));

test.each([
  '',
  'WEBVTT',
  'WEBVTT\n\nHello',
  'WEBVTT\n\n-->',
  'WEBVTT\n\n1 --> 2\nx',
  '1\n00:00:00;000 --> x',
])('nothing of %j would be shown', (text) => expect(asWebVtt(text)).toBeUndefined());

const hello: Cue = { startSeconds: 1, endSeconds: 2.5, text: 'Hello' };

test.each<[string, string, Cue[]]>([
  ['a cue', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello', [hello]],
  [
    'hours and a name',
    'WEBVTT\n\nopening\n01:00:01.000 --> 01:00:02.500\nHello\n',
    [{ ...hello, startSeconds: 3601, endSeconds: 3602.5 }],
  ],
  [
    'a position',
    'WEBVTT\n\n00:01.000 --> 00:02.500 align:start line:0\nHello',
    [{ ...hello, settings: 'align:start line:0' }],
  ],
  ['two lines', 'WEBVTT\n\n00:01.000 --> 00:02.500\nHello,\nyou', [{ ...hello, text: 'Hello,\nyou' }]],
  [
    'comments and styles',
    'WEBVTT\n\nNOTE not --> words\n\nSTYLE\n::cue {}\n\n00:01.000 --> 00:02.500\nHello',
    [hello],
  ],
  [
    'marks and entities',
    'WEBVTT\n\n00:01.000 --> 00:02.500\n<v Maren>Moss &amp; <i>fern</i> &lt;3 &amp;lt;',
    [{ ...hello, text: '<v Maren>Moss & <i>fern</i> <3 &lt;' }],
  ],
  [
    'the wrong order',
    'WEBVTT\n\n00:05.000 --> 00:06.000\nB\n\n00:01.000 --> 00:02.500\nHello',
    [hello, { startSeconds: 5, endSeconds: 6, text: 'B' }],
  ],
  ['an end before its start', 'WEBVTT\n\n00:03.000 --> 00:02.500\nNo', []],
  ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.500\n', []],
])('captions with %s are read', (_, file, cues) => expect(readCues(file)).toEqual(cues));

test.each<[string, Cue[]]>([
  ['marks and characters', [{ ...hello, text: '<v Maren>Moss & <i>fern</i> <3 a<b &lt; x>y' }]],
  ['a position', [{ ...hello, settings: 'line:0' }]],
  [
    'several lines',
    [
      { ...hello, text: 'Hello,\nyou' },
      { startSeconds: 359999, endSeconds: 359999.999, text: 'Bye' },
    ],
  ],
])('captions with %s are read as they were written', (_, cues) =>
  expect(readCues(writeCues(cues))).toEqual(cues),
);

test.each([
  ['an arrow', 'a\n00:09.000 --> 00:10.000\nb', undefined, 'a\n00:09.000 → 00:10.000\nb'],
  ['an empty line', 'a\r\n\r\n  NOTE b', undefined, 'a\nNOTE b'],
  ['an arrow in its position', 'a', 'line:0\n\n00:09.000 --> 00:10.000', 'a'],
])('%s in a cue ends nothing', (_, text, settings, kept) => {
  const cues = readCues(writeCues([{ ...hello, text, ...(settings && { settings }) }]));
  expect(cues.map((cue) => cue.text)).toEqual([kept]);
});

test('cues are written in the order of their times', () =>
  expect(writeCues([{ startSeconds: 3723.004, endSeconds: 3724, text: 'B' }, hello])).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello\n\n01:02:03.004 --> 01:02:04.000\nB\n',
  ));

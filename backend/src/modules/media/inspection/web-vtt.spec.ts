import { asWebVtt } from './text-files.js';

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

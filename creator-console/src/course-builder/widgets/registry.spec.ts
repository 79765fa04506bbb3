import type { DraftOf } from './parts/definition';
import type { WidgetType } from './parts/widget';
import { WIDGET_TYPES, check, draftOf, toSend } from './registry';

test.each(WIDGET_TYPES)('a new %s starts with what its editor needs', (type) => {
  expect(Object.keys(draftOf(type, {})).length).toBeGreaterThan(0);
  expect(draftOf(type, { content: 'typed' })).toEqual({ content: 'typed' });
});

test('display-only fields are not sent', () => {
  const shown = {
    mediaUrl: 'u',
    mimeType: 'm',
    fileSize: 1,
    durationSeconds: 2,
    captions: [],
    posterUrl: null,
  };
  expect(toSend('video', { mediaAssetId: 'a', fileName: 'f.mp4', title: 'Video', ...shown })).toEqual({
    mediaAssetId: 'a',
    title: 'Video',
  });
});

test.each([
  ['audio', { title: ' ' }, {}],
  ['file', { fileName: '' }, {}],
  ['file', { fileName: 'A.pdf' }, { fileName: 'A.pdf' }],
  ['calendly', { title: '' }, { title: '' }],
] as const)('of a %s with %j is sent: %j', (type, draft, sent) => expect(toSend(type, draft)).toEqual(sent));

test.each(WIDGET_TYPES)('a new %s has no errors, at most missing fields', (type) =>
  expect(check(type, draftOf(type, {})).wrong).toEqual({}),
);

describe('missing fields', () => {
  test.each<[WidgetType, DraftOf<WidgetType>, string[]]>([
    ['text', { content: ' ' }, ['content']],
    ['image', { alt: '' }, ['mediaAssetId']],
    ['button', { label: ' ', url: '' }, ['label', 'url']],
    ['stopwatch', { initialSeconds: 0 }, []],
    ['question', { kind: 'journal', question: '' }, ['question']],
    ['quiz', { title: '' }, ['title']],
    ['assignment', { title: 'x', instructions: '' }, ['instructions']],
    [
      'question',
      {
        kind: 'multiple_choice',
        question: 'q',
        options: [
          { id: 'a', text: 'A' },
          { id: 'b', text: ' ' },
        ],
      },
      ['options.1.text'],
    ],
  ])('of a %s %j: %j', (type, draft, fields) =>
    expect(Object.keys(check(type, draft).missing)).toEqual(fields),
  );
});

describe('an address', () => {
  test.each([
    ['button', 'https://example.org', true],
    ['button', '/library', true],
    ['button', '//elsewhere.org', false],
    ['button', '/\\elsewhere.org', false],
    ['button', 'http://example.org', false],
    ['button', 'javascript:alert(1)', false],
    ['button', 'example.org', false],
    ['calendly', 'https://calendly.com/maren', true],
    ['calendly', 'https://www.calendly.com/maren', true],
    ['calendly', 'https://notcalendly.com/maren', false],
    ['calendly', '/library', false],
    ['typeform', 'https://maren.typeform.com/to/x', true],
    ['typeform', 'https://typeform.com.example.org', false],
    ['video_link', 'https://vimeo.com/76979871', true],
    ['video_link', 'https://vimeo.com.example.org/76979871', false],
  ] as const)('of a %s: %s, right: %s', (type, url, isRight) =>
    expect('url' in check(type, { label: 'x', url }).wrong).toBe(!isRight),
  );
});

test.each([
  [{ question: 'q', min: 1, max: 10 }, []],
  [{ question: 'q', min: 10, max: 10 }, ['max']],
  [{ question: 'q', max: 10 }, ['min']],
  [{ question: 'q', min: 1, max: 101 }, ['max']],
])('of a scale %j is wrong: %j', (draft, fields) =>
  expect(Object.keys(check('opinionScale', draft).wrong)).toEqual(fields),
);

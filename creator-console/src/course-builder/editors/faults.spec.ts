import { ApiError } from '@sanctum/openapi';
import { WIDGET_TYPES } from '../widgets/catalogue';
import { draftOf } from '../widgets/draft';
import { check, faultsFrom } from './faults';
import { texts } from './texts';

test.each(WIDGET_TYPES)('a new %s has nothing wrong in it, at most something missing', (type) =>
  expect(check(type, draftOf(type, {})).wrong).toEqual({}),
);

describe('what is missing', () => {
  test.each([
    ['text', { content: ' ' }, ['content']],
    ['image', { alt: '' }, ['mediaAssetId']],
    ['button', { label: ' ', url: '' }, ['label', 'url']],
    ['stopwatch', { initialSeconds: 0 }, []],
    ['question', { kind: 'journal', question: '' }, ['question']],
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
  ] as const)('of a %s %j: %j', (type, draft, fields) =>
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
  ] as const)('of a %s: %s, right: %s', (type, url, isRight) =>
    expect('url' in check(type, { label: 'x', url }).wrong).toBe(!isRight),
  );
});

test.each([
  [{ question: 'q', min: 1, max: 10 }, []],
  [{ question: 'q', min: 10, max: 10 }, ['max']],
  [{ question: 'q', min: null, max: 10 }, ['min']],
  [{ question: 'q', min: 1, max: 101 }, ['max']],
])('of a scale %j is wrong: %j', (draft, fields) =>
  expect(Object.keys(check('opinionScale', draft).wrong)).toEqual(fields),
);

describe('what the server finds', () => {
  const said = (fields?: Record<string, string>) =>
    new ApiError(
      422,
      '',
      JSON.stringify({ statusCode: 422, code: 'bad_widget', message: 'Please check', fields }),
    );

  test.each([
    ['button', { url: 'Invalid input' }, { url: texts.wrong.buttonUrl }],
    ['calendly', { url: 'Invalid URL' }, { url: texts.wrong.urlOf('calendly.com') }],
    ['image', { mediaAssetId: 'This file is not there' }, { mediaAssetId: texts.wrong.media }],
    [
      'image',
      { caption: 'Too big: expected string to have <=300 characters' },
      { caption: texts.wrong.tooLong },
    ],
    ['question', { correctOptionId: 'must be one of the options' }, { correctOptionId: texts.wrong.other }],
  ] as const)('in a %s, %j, is said as %j', (type, fields, faults) =>
    expect(faultsFrom(type, said(fields))).toEqual(faults),
  );

  it('is said as it is where it names no field, and where it says nothing, that it failed', () => {
    expect(faultsFrom('text', said())).toEqual({ other: 'Please check' });
    expect(faultsFrom('text', new TypeError('Failed to fetch'))).toEqual({ other: texts.failed });
  });
});

import { DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { readSent, readSettings } from './settings.js';
import { WIDGET_TYPES, type WidgetType } from './widget-types.js';

const id = newId();
const options = [
  { id: 'a', text: 'Listen' },
  { id: 'b', text: 'Explain' },
];
const choice = {
  kind: 'multiple_choice',
  question: 'What helps first?',
  options,
  correctOptionId: 'a',
  feedback: { correct: 'Yes.', incorrect: 'Try again.' },
};

const asked = {
  id: 'q',
  text: 'What helps first?',
  options,
  correctOptionIds: ['a'],
  feedback: { correct: 'Yes.', incorrect: '' },
};

/** Minimal settings of each type. */
const LEAST: Record<WidgetType, object> = {
  text: { content: '<p>Hello</p>' },
  image: { mediaAssetId: id, alt: 'An oak' },
  video: { mediaAssetId: id, title: 'The hallway' },
  audio: { mediaAssetId: id, title: 'Coming home' },
  file: { mediaAssetId: id, fileName: 'field-notes.pdf' },
  button: { label: 'See more', url: '/library?q=car+ride' },
  stopwatch: { initialSeconds: 0 },
  calendly: { url: 'https://calendly.com/maren/call' },
  typeform: { url: 'https://maren.typeform.com/to/x' },
  question: { kind: 'journal', question: 'What did you hear?' },
  opinionScale: { question: 'How calm are you?' },
  video_link: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  quiz: { title: 'What did you learn?', questions: [asked] },
  assignment: { title: 'An evening for two', instructions: '<p>Tell me about it.</p>', accepts: 'text' },
};

it.each(WIDGET_TYPES)('%s accepts its minimal settings and fills in the rest', (type) => {
  const read = readSettings(type, LEAST[type]);
  expect(read).toMatchObject(LEAST[type]);
  expect(readSettings(type, read)).toEqual(read);
});

it.each(WIDGET_TYPES)('%s refuses an unknown setting', (type) => {
  expect(() => readSettings(type, { ...LEAST[type], onload: 'x' })).toThrow(DomainError);
});

it('an opinion scale goes from 1 to 10 unless its settings say otherwise', () => {
  expect(readSettings('opinionScale', LEAST.opinionScale)).toMatchObject({ min: 1, max: 10 });
});

it.each([
  ['text', { content: 7 }, 'content'],
  ['text', { content: 'x'.repeat(100_001) }, 'content'],
  ['text', null, 'settings'],
  ['image', { mediaAssetId: 'oak.webp', alt: '' }, 'mediaAssetId'],
  ['video', { mediaAssetId: id, title: '   ' }, 'title'],
  ['video', { mediaAssetId: id, title: 'a\u0000b' }, 'title'],
  ['button', { label: 'x', url: 'http://example.org' }, 'url'],
  ['button', { label: 'x', url: 'javascript:alert(1)' }, 'url'],
  ['button', { label: 'x', url: '//example.org' }, 'url'],
  ['button', { label: 'x', url: '/\\example.org' }, 'url'],
  ['calendly', { url: 'https://calendly.com.example.org/x' }, 'url'],
  ['calendly', { url: 'https://notcalendly.com/x' }, 'url'],
  ['typeform', { url: 'https://calendly.com/x' }, 'url'],
  ['video_link', { url: 'https://youtube.com.example.org/watch?v=aqz-KE-bpKQ' }, 'url'],
  ['video_link', { url: 'https://www.youtube.com/@maren' }, 'url'],
  ['stopwatch', { initialSeconds: -1 }, 'initialSeconds'],
  ['stopwatch', { initialSeconds: 1.5 }, 'initialSeconds'],
  ['question', { ...choice, correctOptionId: 'c' }, 'correctOptionId'],
  ['question', { ...choice, options: options.slice(1) }, 'options'],
  ['question', { kind: 'quiz', question: 'x' }, 'kind'],
  ['opinionScale', { question: 'x', min: 5, max: 5 }, 'max'],
  ['quiz', { title: 'x', questions: [] }, 'questions'],
  ['quiz', { title: 'x', questions: [asked, asked] }, 'questions'],
  ['quiz', { title: 'x', questions: [{ ...asked, correctOptionIds: [] }] }, 'questions.0.correctOptionIds'],
  [
    'quiz',
    { title: 'x', questions: [{ ...asked, correctOptionIds: ['c'] }] },
    'questions.0.correctOptionIds',
  ],
  [
    'quiz',
    { title: 'x', questions: [{ ...asked, options: [options[0], options[0]] }] },
    'questions.0.options',
  ],
  ['quiz', { title: 'x', questions: [asked], passPercent: 101 }, 'passPercent'],
  ['quiz', { title: 'x', questions: [asked], attempts: 0 }, 'attempts'],
  ['assignment', { title: 'x', instructions: '<script>x</script>', accepts: 'text' }, 'instructions'],
  ['assignment', { title: 'x', instructions: 'x', accepts: 'songs' }, 'accepts'],
] as const)('%s refuses %j and names %s', (type, settings, field) => {
  expect.assertions(2);
  try {
    readSettings(type, settings);
  } catch (error) {
    const { code, details } = error as DomainError;
    expect(code).toBe('bad_widget');
    expect(Object.keys(details.fields ?? {})).toContain(field);
  }
});

describe('a payload of the specification is stored with our names', () => {
  const stored = (type: WidgetType, settings: Record<string, unknown>) =>
    readSent({ id, type, settings }, { fileName: 'its-own-name.pdf' }).settings;

  it.each([
    { question: 'What did you hear?', answer: '' },
    { question: 'What did you hear?', answer: 'The rain' },
    { question: 'What did you hear?' },
  ])('a question with %j is a journal', (sent) =>
    expect(stored('question', sent)).toEqual({ kind: 'journal', question: 'What did you hear?' }),
  );

  it('a question with further keys is refused', () => {
    expect(() => stored('question', { question: 'x', answer: 'y', options })).toThrow(DomainError);
    expect(() => stored('question', { question: 'x', answer: 'y', hint: 'z' })).toThrow(DomainError);
    expect(() => stored('question', { ...choice, answer: 'y' })).toThrow(DomainError);
  });

  it.each([
    [{ filename: 'notes.pdf', fileType: 'file' }, 'notes.pdf'],
    [{ filename: 'notes.pdf', fileName: 'ours.pdf' }, 'ours.pdf'],
    [{ fileType: 'application/pdf' }, 'its-own-name.pdf'],
  ])('a file with %j is called %s', (sent, fileName) =>
    expect(stored('file', { mediaAssetId: id, ...sent })).toEqual({
      mediaAssetId: id,
      fileName,
      caption: '',
    }),
  );
});

it('the HTML of a text is cleaned before it is stored', () => {
  const content = '<h2>Hello</h2><script>alert(1)</script><p onclick="x()">you</p>';
  expect(readSettings('text', { content })).toEqual({ content: '<h2>Hello</h2><p>you</p>' });
});

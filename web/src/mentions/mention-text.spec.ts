import { begunAt, forSending, forWriting, labelOf, type Mention, NOBODY } from './mention-text';

const ROSA = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
const OTHER = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0ab';
const mention = (accountId: string, name = 'Rosa Lind'): Mention => ({ accountId, name, hasPage: true });

test('texts show names while they are edited, and ids when they are sent', () => {
  const text = `Dear @[${ROSA}], and @[${OTHER}] – @[${ROSA}]!`;
  const written = forWriting(text, [mention(ROSA), mention(OTHER)]);
  expect(written.text).toBe('Dear @Rosa Lind, and @Rosa Lind (2) – @Rosa Lind!');
  expect(forSending(written.text, written.known)).toBe(text);
});

test('people who were not chosen are plain text, and so are deleted ones', () => {
  expect(forSending('Dear @Rosa Lind', NOBODY)).toBe('Dear @Rosa Lind');
  expect(forWriting(`@[${ROSA}]`, []).text).toBe(`@[${ROSA}]`);
  expect(labelOf(new Map([['Rosa Lind', ROSA]]), ROSA, 'Rosa Lind')).toBe('Rosa Lind');
});

test.each([
  ['Dear @ro', 8, { at: 5, q: 'ro' }],
  ['@', 1, { at: 0, q: '' }],
  ['(@Rosa Li', 9, { at: 1, q: 'Rosa Li' }],
  ['Dear @ro and all', 8, { at: 5, q: 'ro' }],
  ['mail@example', 12, null],
  ['@Rosa Lind says', 15, null],
  ['no sign', 7, null],
])('in %j at %i, the name being typed is: %j', (text, caret, begun) => {
  expect(begunAt(text, caret)).toEqual(begun);
});

import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { PersonName, Text, Texts } from './text.js';

class Greeting {
  @PersonName({ max: 100 })
  name: string;

  @Text({ max: 100 })
  text: string;
}

const wrong = (greeting: Partial<Greeting>) =>
  validateSync(plainToInstance(Greeting, { name: 'Rosa', text: 'Hello', ...greeting })).map(
    ({ property, constraints }) => [property, ...Object.values(constraints ?? {})],
  );

test.each([
  ['Win $500 http://evil.example/now', 'can’t contain a link or an email address'],
  ['Line\nBcc: x', 'must be on one line'],
  ['\u200B\u2060', 'name must be longer than or equal to 1 characters'],
])('a name such as %j is refused', (name, why) => expect(wrong({ name })).toEqual([['name', why]]));

test('a text may have links and line breaks, and must have something visible', () => {
  expect(wrong({ text: 'See\nhttps://example.org' })).toEqual([]);
  expect(wrong({ text: ' \u200B\u3164 ' })).toEqual([['text', expect.any(String)]]);
});

class Basket {
  @Texts({ max: 5, maxItems: 3 })
  things: unknown;
}

test.each<[unknown, boolean]>([
  [[], true],
  [['one', 'two', 'three'], true],
  [['one', 'two', 'three', 'four'], false],
  [['longer'], false],
  [['one', '\u200B\u2060'], false],
  [['one', ' '], false],
  [['one', 7], false],
  [['a\u0000b'], false],
  ['one', false],
  [null, false],
])('the list %j is valid: %s', (things, isValid) =>
  expect(validateSync(plainToInstance(Basket, { things }))).toHaveLength(isValid ? 0 : 1),
);

test('each text of a list is trimmed, without direction controls', () =>
  expect(plainToInstance(Basket, { things: [' a ', '\u202Eb'] })).toEqual({ things: ['a', 'b'] }));

test('direction controls are removed from a text', () =>
  expect(plainToInstance(Greeting, { name: '\u202ERosa', text: 'a\u2066b' })).toEqual({
    name: 'Rosa',
    text: 'ab',
  }));

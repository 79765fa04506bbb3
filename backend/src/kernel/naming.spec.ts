import { naming } from './naming.js';

it.each([
  ['{"to":"rosa@example.org"}', true],
  ['Rosa <rosa@example.org>', true],
  ['We wrote to rosa@example.org.', true],
  ['{"to":"maria-rosa@example.org"}', false],
  ['{"to":"maria.rosa@example.org"}', false],
  ['{"to":"rosa@example.org.uk"}', false],
  ['{"to":"rosa@example.organic"}', false],
  ['{"to":"rosa@example-org"}', false],
])('%s names rosa@example.org: %s', (text, isNamed) => {
  expect(new RegExp(naming('rosa@example.org')).test(text)).toBe(isNamed);
});

import { accessOf } from './line-access.js';

const given = { isDelivered: true, isOwned: true, isOwnedByThis: true };

test.each([
  ['open', given, false],
  ['open', given, true],
  ['open_otherwise', { ...given, isOwnedByThis: false }, false],
  ['ended', { isDelivered: true, isOwned: false, isOwnedByThis: false }, false],
  ['waits', { isDelivered: false, isOwned: false, isOwnedByThis: false }, true],
  ['waits', { isDelivered: false, isOwned: true, isOwnedByThis: false }, true],
  ['open_otherwise', { isDelivered: false, isOwned: true, isOwnedByThis: false }, false],
  ['not_given', { isDelivered: false, isOwned: false, isOwnedByThis: false }, false],
])('a line is %s when %j and the order waits: %s', (access, facts, orderWaits) => {
  expect(accessOf(facts, orderWaits)).toBe(access);
});

import { accessOf } from './line-access.js';

const given = { isDelivered: true, isOwned: true, isOwnedByThis: true, gift: null };
const nothing = { isDelivered: false, isOwned: false, isOwnedByThis: false, gift: null };

test.each([
  ['open', given, false],
  ['open', given, true],
  ['open_otherwise', { ...given, isOwnedByThis: false }, false],
  ['ended', { ...nothing, isDelivered: true }, false],
  ['waits', nothing, true],
  ['waits', { ...nothing, isOwned: true }, true],
  ['open_otherwise', { ...nothing, isOwned: true }, false],
  ['not_given', nothing, false],
  ['gift', { ...nothing, isDelivered: true, gift: { state: 'open' } }, false],
  ['gift', { ...nothing, isDelivered: true, gift: { state: 'redeemed' } }, false],
  ['ended', { ...nothing, isDelivered: true, gift: { state: 'refunded' } }, false],
  ['waits', { ...nothing, gift: { state: 'prepared' } }, true],
])('a line is %s when %j and the order is pending: %s', (access, facts, orderWaits) => {
  expect(accessOf(facts, orderWaits)).toBe(access);
});

import { type Case, settle, type Terms } from './settlement.js';

const terms: Terms = { points: 20, dailyCap: 2, isOn: true };
const noon = new Date('2027-03-01T12:00:00Z');
const later = new Date('2027-03-01T13:00:00Z');
const done = (thingId: string, at = noon): Case => ({
  thingId,
  standing: { at, day: at.toISOString().slice(0, 10) },
  entry: null,
});
const entered = (points: number, isEnded: boolean, at = noon) => ({ points, at, isEnded });
const nothing = { ended: [], awarded: [] };

test('an action earns the points of its rule', () => {
  expect(settle([done('a')], terms, new Map()).awarded).toEqual([
    { thingId: 'a', points: 20, at: noon, day: '2027-03-01' },
  ]);
});

test('an action in the ledger is not paid again, even if its rule pays more by now', () => {
  expect(settle([{ ...done('a'), entry: entered(20, false) }], { ...terms, points: 50 }, new Map())).toEqual(
    nothing,
  );
});

test('actions while their rule is off never count', () => {
  expect(settle([done('a')], { ...terms, isOn: false }, new Map())).toEqual(nothing);
});

test('an undone action ends once', () => {
  const undone = { ...done('a'), standing: null };
  expect(settle([{ ...undone, entry: entered(20, false) }], terms, new Map()).ended).toEqual(['a']);
  expect(settle([{ ...undone, entry: entered(20, true) }, undone], terms, new Map())).toEqual(nothing);
});

test('an action done again is new, by the current rule and day', () => {
  const again = { ...done('a', later), entry: entered(20, true) };
  expect(settle([again], { ...terms, points: 5 }, new Map()).awarded).toMatchObject([
    { points: 5, at: later },
  ]);
  expect(settle([again], { ...terms, isOn: false }, new Map()).awarded).toEqual([]);
});

test('a returning action that was never undone gets its own points back, even while the rule is off', () => {
  const again = { ...done('a'), entry: entered(35, true) };
  expect(settle([again], { ...terms, isOn: false }, new Map()).awarded).toMatchObject([{ points: 35 }]);
});

test('a day pays as many actions as its limit allows, earliest first; the others are kept without points', () => {
  const cases = [done('c', later), done('b'), done('a')];
  expect(settle(cases, terms, new Map()).awarded.map(({ thingId, points }) => [thingId, points])).toEqual([
    ['a', 20],
    ['b', 20],
    ['c', 0],
  ]);
  expect(settle(cases, terms, new Map([['2027-03-01', 1]])).awarded.map(({ points }) => points)).toEqual([
    20, 0, 0,
  ]);
  expect(settle(cases, { ...terms, dailyCap: null }, new Map()).awarded).toHaveLength(3);
});

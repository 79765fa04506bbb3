import { isNew, stepsOf } from './steps';

const nothing = {
  enrolledCourseCount: 0,
  downloadCount: 0,
  communityPostCount: 0,
  hasBooked: false,
  hasFreeProducts: true,
  hasOpenOfferings: true,
};
const done = (facts: Partial<typeof nothing>) =>
  stepsOf({ ...nothing, ...facts })
    .filter(({ isDone }) => isDone)
    .map(({ name }) => name);

it.each([
  [{}, []],
  [{ enrolledCourseCount: 1 }, ['resource']],
  [{ downloadCount: 1 }, ['resource']],
  [{ communityPostCount: 1 }, ['introduce']],
  [{ hasBooked: true }, ['book']],
])('with %j these first steps are done: %j', (facts, steps) => expect(done(facts)).toEqual(steps));

it.each([
  [{}, ['resource', 'introduce', 'book']],
  [{ hasFreeProducts: false }, ['introduce', 'book']],
  [{ hasOpenOfferings: false }, ['resource', 'introduce']],
  [{ hasOpenOfferings: false, hasBooked: true }, ['resource', 'introduce', 'book']],
])('with %j these first steps are shown: %j', (facts, steps) =>
  expect(stepsOf({ ...nothing, ...facts }).map(({ name }) => name)).toEqual(steps),
);

describe('a member', () => {
  const joinedAt = '2027-03-01T09:00:00.000Z';
  const after = (days: number) => Date.parse(joinedAt) + days * 86_400_000;
  const begun = { enrolledCourseCount: 1 };
  const all = { ...begun, communityPostCount: 1, hasBooked: true };

  it.each([
    ['who has taken no step is new', nothing, 400, true],
    ['who has begun is new for 30 days', begun, 29, true],
    ['who has only booked is not new after 30 days', { hasBooked: true }, 30, false],
    ['who has begun is not new after 30 days', begun, 30, false],
    ['who has taken all steps is not new', all, 1, false],
  ])('%s', (_, facts, days, expected) =>
    expect(isNew(stepsOf({ ...nothing, ...facts }), joinedAt, after(days))).toBe(expected),
  );
});

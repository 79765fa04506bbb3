import { toContinue } from './continue-learning.js';

const course = (id: string, lastLearnedAt: string | null, isCompleted = false) => ({
  id,
  lastLearnedAt,
  isCompleted,
});
const ids = (courses: { id: string }[]) => courses.map(({ id }) => id).join(' ');

describe('courses to continue with', () => {
  test('begin with the one learned last, followed by those not begun', () =>
    expect(
      ids(
        toContinue([
          course('new', null),
          course('old', '2027-01-01T00:00:00Z'),
          course('last', '2027-02-01T00:00:00Z'),
          course('newer', null),
        ]),
      ),
    ).toBe('last old new newer'));

  test('do not include completed ones', () =>
    expect(ids(toContinue([course('done', '2027-02-01T00:00:00Z', true), course('new', null)]))).toBe('new'));

  test('are at most four', () =>
    expect(ids(toContinue(['a', 'b', 'c', 'd', 'e'].map((id) => course(id, null))))).toBe('a b c d'));
});

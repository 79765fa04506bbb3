import { type Interest, trendingScore } from './trending-score.js';

const interest = (facts: Partial<Interest>): Interest => ({
  reacted: 0,
  commented: 0,
  saved: 0,
  helped: 0,
  hours: 0,
  ...facts,
});

test.each<[Partial<Interest>, number]>([
  [{}, 0],
  [{ reacted: 1 }, 1 / 6 ** 1.5],
  [{ commented: 1 }, 3 / 6 ** 1.5],
  [{ saved: 1 }, 2 / 6 ** 1.5],
  [{ helped: 1 }, 2 / 6 ** 1.5],
  [{ reacted: 5, commented: 2, saved: 1, helped: 1, hours: 3 }, 15 / 27],
  [{ reacted: 8, hours: 58 }, 8 / 512],
  [{ reacted: 1, hours: -1 }, 1 / 6 ** 1.5],
])('%j scores %f', (facts, score) => {
  expect(trendingScore(interest(facts))).toBeCloseTo(score, 10);
});

test('interest decays, so a little activity now beats most of last week’s', () => {
  const now = interest({ commented: 1 });
  const lastWeek = interest({ commented: 20, reacted: 30, hours: 24 * 7 });
  expect(trendingScore(now)).toBeGreaterThan(trendingScore(lastWeek));
  const scores = [0, 1, 6, 24, 72].map((hours) => trendingScore(interest({ reacted: 4, hours })));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

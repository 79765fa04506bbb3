import { LEVELS, levelOf, pointsOf, progressPercent } from './levels.js';

test('there are twenty levels, from a seed to a forest, each with its own sign', () => {
  expect(LEVELS.map(({ level, name, pointsRequired }) => `${level} ${name} ${pointsRequired}`)).toEqual([
    '1 Seed 0',
    '2 Emerging 50',
    '3 Sprouting 120',
    '4 Growing 200',
    '5 Seedling 300',
    '6 Young Plant 450',
    '7 Thriving 650',
    '8 Rooted 900',
    '9 Sapling 1200',
    '10 Branching 1600',
    '11 Young Tree 2100',
    '12 Growing Strong 2700',
    '13 Mature Tree 3400',
    '14 Full Bloom 4200',
    '15 Transition 5100',
    '16 Blossoming 6100',
    '17 Bearing Fruit 7200',
    '18 Cluster 8400',
    '19 Grove 9700',
    '20 Sacred Forest 11100',
  ]);
  expect(new Set(LEVELS.map(({ emoji }) => emoji)).size).toBe(20);
});

test.each(LEVELS.slice(1))('level $level begins at $pointsRequired points, not one earlier', (level) => {
  expect(levelOf(level.pointsRequired - 1).level).toBe(level.level - 1);
  expect(levelOf(level.pointsRequired)).toBe(level);
  expect(levelOf(level.pointsRequired - 1).pointsToNext).toBe(
    level.pointsRequired - LEVELS[level.level - 2]!.pointsRequired,
  );
});

test.each(LEVELS)('the range of level $level contains exactly the points that lead to it', ({ level }) => {
  const { from, below } = pointsOf(level);
  for (const points of [from, below - 1]) expect(levelOf(points).level).toBe(level);
  if (level > 1) expect(levelOf(from - 1).level).toBe(level - 1);
  if (level < 20) expect(levelOf(below).level).toBe(level + 1);
});

test.each([
  [-5, 1, 0],
  [0, 1, 0],
  [49, 1, 98],
  [50, 2, 0],
  [1500, 9, 75],
  [2800, 12, 14],
  [11_099, 19, 99],
  [11_100, 20, 100],
  [1_000_000, 20, 100],
])('%i points are level %i, and %i percent of the way to the next', (points, level, percent) => {
  expect(levelOf(points).level).toBe(level);
  expect(progressPercent(points)).toBe(percent);
});

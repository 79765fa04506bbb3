/** Levels in ascending order: name, emoji and the required points. */
const TABLE = [
  ['Seed', '🌰', 0],
  ['Emerging', '💧', 50],
  ['Sprouting', '🌱', 120],
  ['Growing', '🌿', 200],
  ['Seedling', '☘️', 300],
  ['Young Plant', '🪴', 450],
  ['Thriving', '🍀', 650],
  ['Rooted', '🍄', 900],
  ['Sapling', '🍃', 1200],
  ['Branching', '🐦', 1600],
  ['Young Tree', '🎋', 2100],
  ['Growing Strong', '🌲', 2700],
  ['Mature Tree', '🌳', 3400],
  ['Full Bloom', '🌸', 4200],
  ['Transition', '🍂', 5100],
  ['Blossoming', '🌺', 6100],
  ['Bearing Fruit', '🍎', 7200],
  ['Cluster', '🍇', 8400],
  ['Grove', '🦌', 9700],
  ['Sacred Forest', '🏞️', 11100],
] as const;

/** One level of the life of a seed. */
export interface Level {
  /** 1 to 20. */
  level: number;
  name: string;
  emoji: string;
  pointsRequired: number;
  /** Points from this level's start to the next level's; 0: this is the last level. */
  pointsToNext: number;
}

export const LEVELS: readonly Level[] = TABLE.map(([name, emoji, pointsRequired], index) => ({
  level: index + 1,
  name,
  emoji,
  pointsRequired,
  pointsToNext: (TABLE[index + 1]?.[2] ?? pointsRequired) - pointsRequired,
}));

/** The highest level whose threshold is at or below the points. Negative points give the first level. */
export function levelOf(points: number): Level {
  return LEVELS.findLast(({ pointsRequired }) => pointsRequired <= points) ?? LEVELS[0]!;
}

/** Range of points of a level: from `from`, below `below`. */
export function pointsOf(level: number): { from: number; below: number } {
  const { pointsRequired } = LEVELS[level - 1]!;
  return { from: level === 1 ? LEAST : pointsRequired, below: LEVELS[level]?.pointsRequired ?? MOST };
}

/** Range of an integer column. */
const LEAST = -2_147_483_648;
const MOST = 2_147_483_647;

/** Progress from this level to the next, in whole percent; 100 at the last level. */
export function progressPercent(points: number): number {
  const { pointsRequired, pointsToNext } = levelOf(points);
  if (pointsToNext === 0) return 100;
  return Math.floor((Math.max(points - pointsRequired, 0) * 100) / pointsToNext);
}

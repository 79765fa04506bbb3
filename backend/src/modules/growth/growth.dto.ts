import { Text, Whole } from '../../platform/http/fields/index.js';
import { LEVELS, levelOf, progressPercent } from './ledger/levels.js';

/** One of the twenty levels. */
export class LevelResponse {
  @Whole({ min: 1, max: LEVELS.length, example: 12 }) level: number;
  @Text({ example: 'Growing Strong' }) name: string;
  @Text({ example: '🌲' }) emoji: string;
}

/** A member's points and level. */
export class GrowthResponse extends LevelResponse {
  @Whole({ example: 2800 }) points: number;
  @Whole({ example: 2700, description: 'Points where the level starts' }) pointsRequired: number;

  @Whole({ example: 700, description: 'Points between this level and the next; 0 for the last level' })
  pointsToNext: number;

  @Whole({ min: 0, max: 100, example: 14, description: '100 at the last level' }) progressPercent: number;
}

/**
 * Level and progress for a number of points. Negative points count as 0; they only occur when an action is undone after
 * points were taken.
 */
export function growthOf(sum: number): GrowthResponse {
  const points = Math.max(sum, 0);
  return { points, ...levelOf(points), progressPercent: progressPercent(points) };
}

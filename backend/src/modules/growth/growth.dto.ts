import { ApiProperty } from '@nestjs/swagger';
import { LEVELS, levelOf, progressPercent } from './ledger/levels.js';

/** One of the twenty levels. */
export class LevelResponse {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LEVELS.length, example: 12 })
  level: number;

  @ApiProperty({ example: 'Growing Strong' })
  name: string;

  @ApiProperty({ example: '🌲' })
  emoji: string;
}

/** A member's points and level. */
export class GrowthResponse extends LevelResponse {
  @ApiProperty({ type: 'integer', example: 2800 })
  points: number;

  @ApiProperty({ type: 'integer', example: 2700, description: 'Points where the level starts' })
  pointsRequired: number;

  @ApiProperty({
    type: 'integer',
    example: 700,
    description: 'Points between this level and the next; 0 for the last level',
  })
  pointsToNext: number;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    example: 14,
    description: '100 at the last level',
  })
  progressPercent: number;
}

/**
 * Level and progress for a sum of points. A negative sum counts as 0; it can only come from undoing an action after points
 * were taken.
 */
export function growthOf(sum: number): GrowthResponse {
  const points = Math.max(sum, 0);
  return { points, ...levelOf(points), progressPercent: progressPercent(points) };
}

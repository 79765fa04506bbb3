import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { GrowthResponse } from '../growth.dto.js';
import { LEVELS } from '../ledger/levels.js';

export class MyGrowthResponse extends GrowthResponse {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'The current level, if it’s new and not seen yet; null: none',
  })
  newLevel: number | null;
}

export class SeenLevelRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LEVELS.length, example: 12 })
  @IsInt()
  @Min(1)
  @Max(LEVELS.length)
  level: number;
}

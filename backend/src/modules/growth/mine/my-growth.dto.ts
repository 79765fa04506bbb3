import { Whole } from '../../../platform/http/fields/index.js';
import { GrowthResponse } from '../growth.dto.js';
import { LEVELS } from '../ledger/levels.js';

export class MyGrowthResponse extends GrowthResponse {
  @Whole({
    nullable: true,
    example: null,
    description: 'The current level, if it’s new and not seen yet; null: none',
  })
  newLevel: number | null;
}

export class SeenLevelRequest {
  @Whole({ min: 1, max: LEVELS.length, example: 12 }) level: number;
}

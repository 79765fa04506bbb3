import { IsOptional, NotEquals } from 'class-validator';
import { Id, Whole } from '../../../platform/http/fields/index.js';
import { ReasonRequest } from '../../audit/index.js';

export const BY_HAND_LIMIT = 5000;

export class PointsByHandRequest extends ReasonRequest {
  @Id({ description: 'Made by the client, so that a repeated request gives nothing twice', optional: true })
  @IsOptional()
  id?: string;

  @Whole({
    min: -BY_HAND_LIMIT,
    max: BY_HAND_LIMIT,
    example: 100,
    description: 'Given, or taken where below 0; not 0',
  })
  @NotEquals(0, { message: 'must not be 0' })
  points: number;
}

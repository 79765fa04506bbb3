import { IsOptional, NotEquals } from 'class-validator';
import { Id, Whole } from '../../../platform/http/fields/index.js';
import { ReasonRequest } from '../../audit/index.js';

export const BY_HAND_LIMIT = 5000;

export class PointsByHandRequest extends ReasonRequest {
  @Id({
    description: 'Created by the client, so that repeating the request doesn’t give twice',
    optional: true,
  })
  @IsOptional()
  id?: string;

  @Whole({
    min: -BY_HAND_LIMIT,
    max: BY_HAND_LIMIT,
    example: 100,
    description: 'Points to give, or to take if below 0; not 0',
  })
  @NotEquals(0, { message: 'can’t be 0' })
  points: number;
}

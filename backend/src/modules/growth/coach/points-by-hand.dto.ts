import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min, NotEquals } from 'class-validator';
import { ReasonRequest } from '../../audit/index.js';

export const BY_HAND_LIMIT = 5000;

export class PointsByHandRequest extends ReasonRequest {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Created by the client, so that repeating the request doesn’t give twice',
  })
  @IsOptional()
  @IsUUID()
  id?: string;

  @ApiProperty({
    type: 'integer',
    minimum: -BY_HAND_LIMIT,
    maximum: BY_HAND_LIMIT,
    example: 100,
    description: 'Points to give, or to take if below 0; not 0',
  })
  @IsInt()
  @Min(-BY_HAND_LIMIT)
  @Max(BY_HAND_LIMIT)
  @NotEquals(0, { message: 'can’t be 0' })
  points: number;
}

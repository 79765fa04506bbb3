import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { MayBeNull } from '../../../platform/http/text.js';
import { DEED_NAMES, type Deed } from '../ledger/deeds.js';
import { DAILY_CAP_LIMIT, POINTS_LIMIT } from '../ledger/growth-rule.entity.js';

export class GrowthRuleResponse {
  @ApiProperty({ enum: DEED_NAMES, enumName: 'GrowthDeed' })
  deed: Deed;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: POINTS_LIMIT, example: 20 })
  @IsInt()
  @Min(1)
  @Max(POINTS_LIMIT)
  points: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: DAILY_CAP_LIMIT,
    nullable: true,
    example: 10,
    description: 'How many per day earn points, in the business’s time zone; null: unlimited',
  })
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(DAILY_CAP_LIMIT)
  dailyCap: number | null;

  @ApiProperty({ description: 'Actions done while it’s off never count' })
  @IsBoolean()
  isOn: boolean;
}

export class EditGrowthRuleRequest extends OmitType(GrowthRuleResponse, ['deed']) {}

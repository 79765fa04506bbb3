import { OmitType } from '@nestjs/swagger';
import { Choice, Flag, Whole } from '../../../platform/http/fields/index.js';
import { DEED_NAMES, type Deed } from '../ledger/deeds.js';
import { DAILY_CAP_LIMIT, POINTS_LIMIT } from '../ledger/growth-rule.entity.js';

export class GrowthRuleResponse {
  @Choice(DEED_NAMES, 'GrowthDeed') deed: Deed;
  @Whole({ min: 1, max: POINTS_LIMIT, example: 20 }) points: number;

  @Whole({
    min: 1,
    max: DAILY_CAP_LIMIT,
    nullable: true,
    example: 10,
    description: 'How many per day earn points, in the business’s time zone; null: unlimited',
  })
  dailyCap: number | null;

  @Flag('Actions done while it’s off never count') isOn: boolean;
}

export class EditGrowthRuleRequest extends OmitType(GrowthRuleResponse, ['deed']) {}

import { OmitType } from '@nestjs/swagger';
import { Choice, Flag, Whole } from '../../../platform/http/fields/index.js';
import { ACTION_NAMES, type Action } from '../ledger/actions.js';
import { DAILY_CAP_LIMIT, POINTS_LIMIT } from '../ledger/growth-rule.entity.js';

export class GrowthRuleResponse {
  @Choice(ACTION_NAMES, 'GrowthAction') action: Action;
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
  @Whole({ min: 1, example: 3, description: 'For If-Match' }) version: number;
}

export class EditGrowthRuleRequest extends OmitType(GrowthRuleResponse, ['action', 'version']) {}

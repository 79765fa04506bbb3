import { GrowthEntry } from './ledger/growth-entry.entity.js';
import { GrowthRule } from './ledger/growth-rule.entity.js';
import { MemberGrowth } from './ledger/member-growth.entity.js';

export const growthEntities = [GrowthRule, MemberGrowth, GrowthEntry];

import { body, type Schemas, itemsOf } from '@sanctum/openapi';
import { api, readIn } from '../../../providers/client';

export type GrowthRule = Schemas['GrowthRuleResponse'];

export const RULES = ['growth-rules'];

export const readGrowthRules = (): Promise<GrowthRule[]> => itemsOf(api.GET('/api/creator/growth-rules'));

export const saveGrowthRule = ({ action, version, ...terms }: GrowthRule): Promise<GrowthRule> =>
  body(api.PUT('/api/creator/growth-rules/{action}', { ...readIn({ action }, version), body: terms }));

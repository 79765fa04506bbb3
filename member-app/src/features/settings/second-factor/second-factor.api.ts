import { secondFactorOf } from '@sanctum/web/account/second-factor';
import { api } from '../../../shared/api/client';

export type { SecondFactor, Setup } from '@sanctum/web/account/second-factor';
export const { useSecondFactor, startSetup, useSecondFactorChanges } = secondFactorOf(api);

import { body, type components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../providers/client';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorResponse'];
export type Setup = Schemas['SecondFactorSetupResponse'];

const secondFactorKey = ['second-factor'] as const;

export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactorKey, queryFn: () => body(api.GET('/api/me/totp')), retry: false });

export const startSetup = () => body(api.POST('/api/me/totp'));

/** What changes it; each reads the new state before it is done. Recovery codes are answered once and never again. */
export function useSecondFactorChanges() {
  const queries = useQueryClient();
  const afterwards = async <Answer>(call: Promise<Answer>) => {
    const answer = await call;
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return answer;
  };
  return {
    confirm: (code: string) => afterwards(body(api.POST('/api/me/totp/confirm', { body: { code } }))),
    renew: () => afterwards(body(api.POST('/api/me/totp/recovery-codes'))),
    turnOff: () => afterwards(api.DELETE('/api/me/totp')),
  };
}

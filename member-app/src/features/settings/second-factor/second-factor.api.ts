import type { components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorResponse'];
export type Setup = Schemas['SecondFactorSetupResponse'];

const secondFactorKey = ['/api/me/totp'] as const;

export function useSecondFactor() {
  return useQuery({
    queryKey: secondFactorKey,
    queryFn: () => body(api.GET('/api/me/totp')),
    staleTime: 0,
  });
}

export const startSetup = () => body(api.POST('/api/me/totp'));

/** Each answers with the recovery codes, which are never shown again. */
export function useRecoveryCodes() {
  const queries = useQueryClient();
  const asking = async (call: Promise<Schemas['RecoveryCodesResponse']>) => {
    const { recoveryCodes } = await call;
    await queries.invalidateQueries({ queryKey: secondFactorKey });
    return recoveryCodes;
  };
  return {
    confirm: (code: string) => asking(body(api.POST('/api/me/totp/confirm', { body: { code } }))),
    renew: () => asking(body(api.POST('/api/me/totp/recovery-codes'))),
  };
}

export function useTurnOff() {
  const queries = useQueryClient();
  return async () => {
    await api.DELETE('/api/me/totp');
    await queries.invalidateQueries({ queryKey: secondFactorKey });
  };
}

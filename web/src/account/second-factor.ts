import { body, type Schemas, type createClient } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export type SecondFactor = Schemas['SecondFactorResponse'];
export type Setup = Schemas['SecondFactorSetupResponse'];

const secondFactorKey = ['/api/me/totp'] as const;

/** Makes the hooks of the second factor, for an app's client. */
export function secondFactorOf(api: ReturnType<typeof createClient>) {
  const useSecondFactor = () =>
    useQuery({ queryKey: secondFactorKey, queryFn: () => body(api.GET('/api/me/totp')), staleTime: 0 });

  const startSetup = () => body(api.POST('/api/me/totp/start'));

  /** Each change reloads the state before it completes. The server sends recovery codes only once. */
  function useSecondFactorChanges() {
    const queries = useQueryClient();
    const afterwards = async <Answer>(call: Promise<Answer>) => {
      const answer = await call;
      await queries.invalidateQueries({ queryKey: secondFactorKey });
      return answer;
    };
    return {
      confirm: (code: string) => afterwards(body(api.POST('/api/me/totp/confirm', { body: { code } }))),
      renew: () => afterwards(body(api.POST('/api/me/totp/replace-recovery-codes'))),
      turnOff: async (): Promise<void> => {
        await afterwards(api.DELETE('/api/me/totp'));
      },
    };
  }

  return { useSecondFactor, startSetup, useSecondFactorChanges };
}

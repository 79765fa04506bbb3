import { body, type components } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

type Schemas = components['schemas'];
export type ApiToken = Schemas['ApiTokenResponse'];
export type NewApiToken = Schemas['NewApiTokenRequest'];
export type Scope = Schemas['ApiTokenScope'];

export const API_TOKENS = ['api-tokens'] as const;

export const useApiTokens = () =>
  useQuery({
    queryKey: API_TOKENS,
    queryFn: () => body(api.GET('/api/me/api-tokens')),
    staleTime: 0,
    retry: false,
  });

/** What is done with tokens; the list is read again before each is done. A new token itself is kept nowhere. */
export function useApiTokenActs() {
  const queries = useQueryClient();
  const afterwards = async <Answer>(call: Promise<Answer>) => {
    const answer = await call;
    await queries.invalidateQueries({ queryKey: API_TOKENS });
    return answer;
  };
  return {
    make: (request: NewApiToken) => afterwards(body(api.POST('/api/me/api-tokens', { body: request }))),
    revoke: (id: string) => afterwards(api.DELETE('/api/me/api-tokens/{id}', { params: { path: { id } } })),
  };
}

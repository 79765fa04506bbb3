import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

type Schemas = components['schemas'];
export type ApiToken = Schemas['ApiTokenResponse'];
export type NewApiTokenRequest = Schemas['NewApiTokenRequest'];
export type Scope = Schemas['ApiTokenScope'];

const tokensKey = ['/api/me/api-tokens'] as const;

export function useApiTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: () => body(api.GET('/api/me/api-tokens')),
    staleTime: 0,
  });
}

/** The token itself is in the answer and is kept nowhere. */
export function useMakeApiToken() {
  const queries = useQueryClient();
  return async (request: NewApiTokenRequest) => {
    const made = await body(api.POST('/api/me/api-tokens', { body: request }));
    await queries.invalidateQueries({ queryKey: tokensKey });
    return made;
  };
}

export function useRevokeApiToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/me/api-tokens/{id}', { params: { path: { id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensKey }),
  });
}

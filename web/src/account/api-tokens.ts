import { body, type Schemas, type createClient, itemsOf } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export type ApiToken = Schemas['ApiTokenResponse'];
export type NewApiTokenRequest = Schemas['NewApiTokenRequest'];
export type Scope = Schemas['ApiTokenScope'];

/** Part of the API that a token is for. */
export type Area = Scope extends `${infer Name}:${string}` ? Name : never;
type Verb = Scope extends `${string}:${infer Name}` ? Name : never;

export function scopesIn(area: Area): readonly Scope[] {
  if (area === 'insights') return ['insights:read'];
  return area === 'orders'
    ? ['orders:read', 'orders:write', 'orders:refund']
    : [`${area}:read`, `${area}:write`];
}

export const verbOf = (scope: Scope): Verb => scope.slice(scope.indexOf(':') + 1) as Verb;

export const apiTokensKey = ['/api/me/api-tokens'] as const;

/** Makes the hooks of personal API tokens, for an app's client. */
export function apiTokensOf(api: ReturnType<typeof createClient>) {
  const useApiTokens = () =>
    useQuery({ queryKey: apiTokensKey, queryFn: () => itemsOf(api.GET('/api/me/api-tokens')), staleTime: 0 });

  /** The response contains the token, which is stored nowhere. */
  function useMakeApiToken() {
    const queries = useQueryClient();
    return async (request: NewApiTokenRequest) => {
      const made = await body(api.POST('/api/me/api-tokens', { body: request }));
      await queries.invalidateQueries({ queryKey: apiTokensKey });
      return made;
    };
  }

  function useRevokeApiToken() {
    const queries = useQueryClient();
    return useMutation({
      mutationFn: (id: string) => api.DELETE('/api/me/api-tokens/{id}', { params: { path: { id } } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: apiTokensKey }),
    });
  }

  return { useApiTokens, useMakeApiToken, useRevokeApiToken };
}

import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, body } from '../../shared/api/client';
import { paths } from '../../shared/lib/paths';

export type Member = components['schemas']['MeResponse'];

export const sessionKey = ['/api/auth/session'] as const;

/** The signed-in person; null for a visitor. */
export function useSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async (): Promise<Member | null> => (await body(api.GET('/api/auth/session'))).account,
  });
}

/**
 * Somebody has come in: she is known at once, and everything else the browser knew was told to a visitor. Her
 * cart has taken in the visitor's on the server.
 */
export function useWelcome() {
  const queries = useQueryClient();
  return (member: Member) => {
    queries.setQueryData(sessionKey, member);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  };
}

/** Ends the session on the server and forgets everything the browser knew of its person. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.POST('/api/auth/logout'),
    onSuccess: async () => {
      await navigate(paths.home);
      await queries.resetQueries();
    },
  });
}

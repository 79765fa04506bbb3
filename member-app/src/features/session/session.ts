import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, body, nullWhenSignedOut } from '../../shared/api/client';
import { paths } from '../../shared/lib/paths';

export type Member = components['schemas']['MeResponse'];

export const sessionKey = ['/api/me'] as const;

/** Set beside the session's own cookies, which no script can see: a visitor's page need not ask who she is. */
const maySomebodyBeSignedIn = () => document.cookie.includes('sanctum_signed_in=');

/** The signed-in person; null for a visitor. */
export function useSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: () => (maySomebodyBeSignedIn() ? nullWhenSignedOut(body(api.GET('/api/me'))) : null),
  });
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

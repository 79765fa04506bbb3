import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api, body } from '../../shared/api/client';
import { takeAnswer } from '../../shared/api/first-answers';
import { paths } from '../../shared/lib/paths';

export type Member = Schemas['MeResponse'];

/** Returns whether a member registered before everyone was asked for their age. */
export const asksAge = ({ role, ageBand }: Member): boolean => role === 'member' && ageBand === null;

/** Returns whether a member may not pay, and is shown to others with less detail. */
export const isMinor = ({ ageBand }: Member): boolean => ageBand === 'child' || ageBand === 'teen';

export const sessionKey = ['/api/auth/session'] as const;

/** Loads the signed-in person; null for a visitor. Known in the first frame, so that the sidebar moves nothing. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: async (): Promise<Member | null> => (await body(api.GET('/api/auth/session'))).account,
    initialData: () => (takeAnswer(sessionKey[0]) as Schemas['SessionResponse'] | undefined)?.account,
  });

/**
 * Returns a function to call after a sign-in. The account is shown right away, and everything else is reloaded, because
 * it was loaded for a visitor. The server has merged the visitor's cart into the member's.
 */
export function useWelcome() {
  const queries = useQueryClient();
  return (member: Member) => {
    queries.setQueryData(sessionKey, member);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  };
}

/** Ends the session on the server and clears everything loaded for the person. */
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { get, nullWhenSignedOut, send } from '../../shared/api/client';
import { paths } from '../../shared/lib/paths';

export interface Member {
  id: string;
  name: string;
  email: string;
  role: 'member' | 'creator';
}

export const sessionKey = ['/api/me'] as const;

/** The signed-in person; null for a visitor. */
export function useSession() {
  return useQuery({ queryKey: sessionKey, queryFn: () => nullWhenSignedOut(get<Member>('/api/me')) });
}

/** Ends the session on the server and forgets everything the browser knew of its person. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => send<void>('POST', '/api/auth/logout'),
    onSuccess: async () => {
      await navigate(paths.home);
      await queries.resetQueries();
    },
  });
}

import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';
import { sessionKey } from '../../session';

type Schemas = components['schemas'];
export type Device = Schemas['LoginSessionResponse'];

export const devicesKey = ['/api/me/sessions'] as const;

/** The header and every page that shows the name are updated at once. */
export function useUpdateMe() {
  const queries = useQueryClient();
  return async (changes: Schemas['UpdateMeRequest']) =>
    queries.setQueryData(sessionKey, await body(api.PATCH('/api/me', { body: changes })));
}

export function useChangePassword() {
  const queries = useQueryClient();
  return async (request: Schemas['ChangePasswordRequest']) => {
    await api.POST('/api/me/password', { body: request });
    await queries.invalidateQueries({ queryKey: devicesKey });
  };
}

export function useDevices() {
  return useQuery({ queryKey: devicesKey, queryFn: () => body(api.GET('/api/me/sessions')), staleTime: 0 });
}

export function useSignOutDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/me/sessions/{id}', { params: { path: { id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

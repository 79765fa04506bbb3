import type { components } from '@sanctum/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { api, at, body } from '../../../shared/api/client';
import { useChange, useFresh } from '../../../shared/api/queries';
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

export const useDevices = () => useFresh(devicesKey, () => body(api.GET('/api/me/sessions')));

export const useSignOutDevice = () =>
  useChange((id: string) => api.DELETE('/api/me/sessions/{id}', at(id)), devicesKey);

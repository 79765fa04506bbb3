import { type Schemas, itemsOf } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

export type Device = Schemas['LoginSessionResponse'];

export const DEVICES = ['devices'] as const;

export const useDevices = () =>
  useQuery({
    queryKey: DEVICES,
    queryFn: () => itemsOf(api.GET('/api/me/sessions')),
    staleTime: 0,
    retry: false,
  });

/** Ends login sessions one after another, and shows the remaining ones even if one could not be ended. */
export function useSignOutDevices() {
  const queries = useQueryClient();
  return async (devices: readonly Device[]) => {
    try {
      for (const { id } of devices) await api.DELETE('/api/me/sessions/{id}', { params: { path: { id } } });
    } finally {
      await queries.invalidateQueries({ queryKey: DEVICES });
    }
  };
}

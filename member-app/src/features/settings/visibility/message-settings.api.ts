import type { components } from '@sanctum/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../../shared/api/client';

type MessageSettings = components['schemas']['MessageSettingsBody'];

const key = ['/api/me/messages/settings'] as const;

export function useMessageSettings() {
  return useQuery({ queryKey: key, queryFn: () => body(api.GET('/api/me/messages/settings')), staleTime: 0 });
}

export function useSaveMessageSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (settings: MessageSettings) => body(api.PUT('/api/me/messages/settings', { body: settings })),
    onSuccess: (saved) => queries.setQueryData(key, saved),
  });
}

export function useUnblock() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/me/messages/blocked/{id}', { params: { path: { id } } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

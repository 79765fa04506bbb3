import type { components } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

export type OwnedItem = components['schemas']['LibraryItemResponse'];

/** Asked anew on every visit: learning goes on elsewhere, and the bar must not lag behind. */
export function useLibrary() {
  return useQuery({
    queryKey: ['/api/me/library'],
    queryFn: () => body(api.GET('/api/me/library')),
    staleTime: 0,
  });
}

import { body } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api } from '../providers/client';

export const PLACE_NAME = ['place-name'];

/** How visitors read the place called; nothing until it is known. */
export function usePlaceName(): string {
  const { data } = useQuery({ queryKey: PLACE_NAME, queryFn: () => body(api.GET('/api/site')) });
  return data?.place.name ?? '';
}

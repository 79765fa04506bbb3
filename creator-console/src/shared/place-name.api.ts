import { body } from '@sanctum/openapi';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../providers/client';

export const PLACE_NAME = ['place-name'];

/** Public facts about the site. */
export const readPlace = queryOptions({
  queryKey: PLACE_NAME,
  queryFn: () => body(api.GET('/api/site')),
});

/** Name of the site, as visitors see it; empty until loaded. */
export const usePlaceName = (): string => useQuery(readPlace).data?.place.name ?? '';

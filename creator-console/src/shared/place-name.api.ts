import { body } from '@sanctum/openapi';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../providers/client';

export const PLACE_NAME = ['place-name'];

/** What everybody may know of the place. */
export const readPlace = queryOptions({
  queryKey: PLACE_NAME,
  queryFn: () => body(api.GET('/api/site')),
});

/** How visitors read the place called; nothing until it is known. */
export const usePlaceName = (): string => useQuery(readPlace).data?.place.name ?? '';

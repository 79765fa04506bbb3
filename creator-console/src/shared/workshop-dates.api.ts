import { type Schemas, itemsOf } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api } from '../providers/client';

export type WorkshopDate = Schemas['CoachDateResponse'];

/** Dates of a group, including those of the last month. */
export const useDates = (offeringId: string) =>
  useQuery({
    queryKey: ['coaching', 'dates', offeringId],
    queryFn: () =>
      itemsOf(
        api.GET('/api/creator/coaching/offerings/{id}/dates', { params: { path: { id: offeringId } } }),
      ),
    staleTime: 0,
  });

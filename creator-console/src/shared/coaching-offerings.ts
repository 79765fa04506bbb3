import type { Schemas } from '@sanctum/openapi';
import { useGetList } from 'react-admin';

export type Offering = Schemas['OfferingResponse'];

const ALL = {
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

/** Coaching offerings; undefined while loading. */
export const useCoachingOfferings = (): Offering[] | undefined =>
  useGetList<Offering>('coaching/offerings', ALL).data;

/** Offerings that are booked with sessions; undefined while loading. */
export const useSessionOfferings = (): Offering[] | undefined =>
  useCoachingOfferings()?.filter(({ needsCredit }) => needsCredit);

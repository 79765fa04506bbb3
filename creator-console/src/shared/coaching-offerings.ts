import type { components } from '@sanctum/openapi';
import { useGetList } from 'react-admin';

export type Offering = components['schemas']['OfferingResponse'];

const ALL = {
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

/** What can be booked; undefined until it has been read. */
export const useCoachingOfferings = (): Offering[] | undefined =>
  useGetList<Offering>('coaching/offerings', ALL).data;

/** What of it is booked with sessions. */
export const useSessionOfferings = (): Offering[] | undefined =>
  useCoachingOfferings()?.filter(({ needsCredit }) => needsCredit);

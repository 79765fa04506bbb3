import type { components } from '@sanctum/openapi';
import { useGetList } from 'react-admin';

type Offering = components['schemas']['OfferingResponse'];

const ALL = {
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

/** What is booked with sessions; undefined until it has been read. */
export function useSessionOfferings(): Offering[] | undefined {
  const { data } = useGetList<Offering>('coaching/offerings', ALL);
  return data?.filter(({ needsCredit }) => needsCredit);
}

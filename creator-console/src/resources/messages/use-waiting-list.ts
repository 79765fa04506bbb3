import { type RaRecord, useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type Theme, useMediaQuery } from '@mui/material';

/** Max items listed here; the list's own page shows all. */
const SHOWN = 100;

/**
 * Items that wait for the coach, oldest first, and the open one. Until one is chosen, a wide screen opens the first.
 */
export function useWaitingList<Item extends RaRecord<string>>(
  resource: string,
  filter: object,
  since: string,
) {
  const query = useGetList<Item>(
    resource,
    { filter, sort: { field: since, order: 'ASC' }, pagination: { page: 1, perPage: SHOWN } },
    { staleTime: 0 },
  );
  const { id } = useParams();
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const chosen = query.data?.find((one) => one.id === id);
  // An answered item disappears: a wide screen opens the next one, a phone returns to the list.
  return { query, open: chosen ?? (isNarrow ? undefined : query.data?.[0]), isChosen: chosen !== undefined };
}

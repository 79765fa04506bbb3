import { type RaRecord, useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { type Theme, useMediaQuery } from '@mui/material';

/** As many as are listed here; the page of the list has all. */
const SHOWN = 100;

/** What waits, as the list of its own filters it, the oldest first; and which one is open: the first, until another is chosen. */
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
  // what was answered is not there any more: a wide screen goes on with the next, a phone goes back to the list
  return { query, open: chosen ?? (isNarrow ? undefined : query.data?.[0]), isChosen: chosen !== undefined };
}

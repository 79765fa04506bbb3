import { Box, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/load-failed';
import { PAGE } from './hub.api';
import { texts } from './texts';
import { Skeletons } from '../../../shared/skeletons';
import { NextPage } from '../../../shared/next-page';
import { PageLink } from '../../../shared/page-link';

export const StudentLink = ({ id, name }: { id: string; name: string }) => (
  <PageLink to={`/students/${id}/show`} sx={{ fontWeight: 600 }}>
    {name}
  </PageLink>
);

interface Props<Row> {
  label: string;
  of: readonly string[];
  read: (page: number) => Promise<Row[]>;
  row: (row: Row) => ReactNode;
  none: string;
}

/** A list that may be long, page after page. */
export function MoreList<Row extends { id: string }>({ label, of, read, row, none }: Props<Row>) {
  const query = useInfiniteQuery({
    queryKey: ['products', 'part', ...of],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length),
    staleTime: 0,
  });
  const { data, isLoadingError, refetch } = query;
  if (!data) {
    return isLoadingError ? (
      <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />
    ) : (
      <Skeletons label={texts.loading} heights={[120]} />
    );
  }
  const rows = data.pages.flat();
  if (rows.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
        {rows.map((one) => (
          <Box
            component="li"
            key={one.id}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {row(one)}
          </Box>
        ))}
      </Box>
      <NextPage of={query} words={texts.more} />
    </Stack>
  );
}

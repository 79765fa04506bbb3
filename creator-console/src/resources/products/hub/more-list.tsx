import { Box, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE } from './hub.api';
import { texts } from './texts';
import { NextPage } from '../../../shared/next-page';
import { PageLink } from '../../../shared/page-link';
import { Loaded } from '../../../shared/loaded';

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

/** A list that may be long, loaded page by page. */
export function MoreList<Row extends { id: string }>({ label, of, read, row, none }: Props<Row>) {
  const query = useInfiniteQuery({
    queryKey: ['products', 'part', ...of],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < PAGE ? undefined : pages.length),
    staleTime: 0,
  });
  return (
    <Loaded query={query} failed={texts.notLoaded} loading={texts.loading} heights={[120]}>
      {({ pages }) =>
        pages[0]?.length === 0 ? (
          <Typography color="textSecondary">{none}</Typography>
        ) : (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
              {pages.flat().map((one) => (
                <Box component="li" key={one.id} sx={LINE}>
                  {row(one)}
                </Box>
              ))}
            </Box>
            <NextPage of={query} words={texts.more} />
          </Stack>
        )
      }
    </Loaded>
  );
}

const LINE = { py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;

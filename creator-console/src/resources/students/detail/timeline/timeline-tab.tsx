import { Box, Stack } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NextPage } from '../../../../shared/next-page';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { TimelineItem } from './timeline-item';
import { readTimeline } from './timeline.api';
import { texts } from './texts';

/** Everything that has happened with the student, the newest first. */
export function TimelineTab({ student }: { student: Student }) {
  const query = useInfiniteQuery({
    queryKey: ['students', 'part', student.id, 'timeline'],
    queryFn: ({ pageParam }) => readTimeline(student.id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  return (
    <Loaded query={query}>
      {({ pages }) => (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Box component="ol" aria-label={texts.label} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
            {pages.flatMap(({ entries }) =>
              entries.map((entry) => (
                <TimelineItem
                  key={`${entry.kind} ${entry.id}`}
                  entry={entry}
                  onChanged={() => void query.refetch()}
                />
              )),
            )}
          </Box>
          <NextPage of={query} words={texts.more} />
        </Stack>
      )}
    </Loaded>
  );
}

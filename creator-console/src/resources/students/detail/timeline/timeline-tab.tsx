import { Box, Button, Stack } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed, PartLoading } from '../parts/part-state';
import type { Student } from '../parts/student.api';
import { TimelineItem } from './timeline-item';
import { readTimeline } from './timeline.api';
import { texts } from './texts';

/** Everything that has happened with the student, the newest first. */
export function TimelineTab({ student }: { student: Student }) {
  const {
    data,
    isLoadingError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery({
    queryKey: ['students', 'part', student.id, 'timeline'],
    queryFn: ({ pageParam }) => readTimeline(student.id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  if (!data) return isLoadingError ? <LoadFailed onRetry={() => void refetch()} /> : <PartLoading />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Box component="ol" aria-label={texts.label} sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
        {data.pages.flatMap(({ entries }) =>
          entries.map((entry) => (
            <TimelineItem key={`${entry.kind} ${entry.id}`} entry={entry} onChanged={() => void refetch()} />
          )),
        )}
      </Box>
      {isFetchNextPageError && <LoadFailed onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !isFetchNextPageError && (
        <Button variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

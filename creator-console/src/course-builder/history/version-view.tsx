import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { momentOf } from '../../shared/moment';
import { faceOf } from '../widgets/registry';
import { WidgetPreview } from '../widgets/preview';
import { readVersion, type Version } from './api';
import { FailedState, LoadingState } from '../shared/states';
import { texts } from './texts';

/** A version to look at: its pages one below the other. */
export function VersionView({ lessonId, version }: { lessonId: string; version: Version }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['course-builder', 'version', lessonId, version.id],
    queryFn: () => readVersion(lessonId, version.id),
    gcTime: 0,
  });
  if (!data) {
    return error && !isFetching ? (
      <FailedState message={texts.openFailed} onRetry={() => void refetch()} />
    ) : (
      <LoadingState message={texts.opening} />
    );
  }
  return (
    <Box onClick={stay}>
      <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
        {texts.as(momentOf(version.at))}
      </Typography>
      {data.pages.map(({ id, title, widgets }) => (
        <Box key={id} component="section" aria-label={title} sx={{ mb: 3 }}>
          <Typography component="h4" sx={{ fontWeight: 600, mb: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {widgets.length === 0 && <Typography color="textSecondary">{texts.emptyPage}</Typography>}
          <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {widgets.map((widget) => (
              <Box
                key={widget.id}
                component="li"
                aria-label={faceOf(widget).label}
                sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
              >
                <WidgetPreview widget={widget} />
              </Box>
            ))}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}

/** A link in a text does not lead away from the builder. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

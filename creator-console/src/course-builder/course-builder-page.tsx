import { Button, CircularProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Authenticated } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { hasStatus } from '../providers/refusal';
import { MediaUploads } from '../media-library/media-uploads';
import { Builder } from './builder';
import { readOutline } from './outline/api';
import { texts } from './shared/texts';

/** `/creator/courses/{courseId}/edit` */
export function CourseBuilderPage() {
  const { courseId = '' } = useParams();
  return (
    <Authenticated>
      <OpenCourse key={courseId} courseId={courseId} />
      <MediaUploads />
    </Authenticated>
  );
}

function OpenCourse({ courseId }: { courseId: string }) {
  // Fetched again whenever the builder opens; while it is open, its own state is the newest.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['course-builder', courseId],
    queryFn: () => readOutline(courseId),
    gcTime: 0,
  });
  if (data) return <Builder initial={data} />;
  if (!error || isFetching) {
    return (
      <Middle>
        <CircularProgress aria-hidden />
        <Typography component="output">{texts.loading}</Typography>
      </Middle>
    );
  }
  const isGone = hasStatus(error, 404);
  const [title, help] = isGone ? [texts.notFound, texts.notFoundHelp] : [texts.failed, texts.failedHelp];
  return (
    <Middle>
      <Typography component="h1" variant="h5">
        {title}
      </Typography>
      <Typography color="textSecondary">{help}</Typography>
      <Stack direction="row" spacing={1}>
        <Button component={Link} to="/">
          {texts.back}
        </Button>
        {!isGone && (
          <Button variant="contained" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        )}
      </Stack>
    </Middle>
  );
}

const Middle = ({ children }: { children: ReactNode }) => (
  <Stack
    component="main"
    spacing={2}
    sx={{
      minHeight: '100dvh',
      alignItems: 'center',
      justifyContent: 'center',
      textAlign: 'center',
      p: 3,
      bgcolor: 'background.default',
      color: 'text.primary',
    }}
  >
    {children}
  </Stack>
);

import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  useTheme,
  Stack,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BuilderServices } from '../content/builder-services';
import type { OutlineLesson } from '../outline/outline';
import { readHistory } from './api';
import { FailedState, LoadingState } from '../shared/states';
import { texts } from './texts';
import { type Restoring, useRestoring } from './use-restoring';
import { VersionList } from './version-list';
import { VersionView } from './version-view';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';

const NoVersions = () => (
  <Stack spacing={1} sx={{ alignItems: 'center', py: 5, textAlign: 'center' }}>
    <HistoryIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
      {texts.noneHelp}
    </Typography>
  </Stack>
);

interface LessonHistoryProps {
  lesson: OutlineLesson;
  services: BuilderServices;
  onRestored: () => void;
  onClose: () => void;
}

/** Earlier versions of a lesson, to view and to restore. A phone shows either the list or one version. */
export function LessonHistory({ lesson, services, onRestored, onClose }: LessonHistoryProps) {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('md'));
  const [chosenId, choose] = useState<string | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['course-builder', 'history', lesson.id],
    queryFn: async () => {
      // Pending changes belong to the current version, so they are saved first.
      await services.savers.settle();
      return readHistory(lesson.id);
    },
    gcTime: 0,
  });
  const chosen = data?.versions.find(({ id }) => id === chosenId);
  const restoring = useRestoring({ lessonId: lesson.id, toast: services.toast, onRestored, onClose });
  const lookAgain = () => {
    restoring.forget();
    choose(null);
    void refetch();
  };
  const list = data ? (
    <VersionList versions={data.versions} chosenId={chosenId} onChoose={choose} />
  ) : error && !isFetching ? (
    <FailedState message={texts.failed} onRetry={() => void refetch()} />
  ) : (
    <LoadingState message={texts.loading} />
  );
  const view = chosen ? (
    <VersionView key={chosen.id} lessonId={lesson.id} version={chosen} />
  ) : (
    <Typography color="textSecondary">{texts.choose}</Typography>
  );
  const isEmpty = data?.versions.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby="history-title"
    >
      <DialogTitle id="history-title" sx={{ overflowWrap: 'anywhere' }}>
        {texts.title(lesson.title)}
      </DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ minHeight: { md: '60vh' } }}>
        <RestoreFailure restoring={restoring} onLookAgain={lookAgain} />
        {isEmpty ? (
          <NoVersions />
        ) : isNarrow ? (
          chosen ? (
            view
          ) : (
            list
          )
        ) : (
          <Box sx={{ display: 'grid', gridTemplateColumns: '18rem minmax(0, 1fr)', gap: 3 }}>
            <Box
              sx={{ position: 'sticky', top: 0, alignSelf: 'start', maxHeight: '62vh', overflowY: 'auto' }}
            >
              {list}
            </Box>
            <div>{view}</div>
          </Box>
        )}
      </DialogContent>
      {chosen && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 3, pt: 1.5 }}>
          {texts.explained}
        </Typography>
      )}
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {isNarrow && chosen && (
          <Button startIcon={<ArrowBackIcon />} onClick={() => choose(null)} sx={{ mr: 'auto' }}>
            {texts.back}
          </Button>
        )}
        {!(isNarrow && chosen) && <Button onClick={onClose}>{texts.close}</Button>}
        {chosen && data && (
          <Button
            variant="contained"
            disabled={restoring.state === 'busy'}
            onClick={() => void restoring.restore(chosen, data.lessonVersion)}
          >
            {restoring.state === 'busy' ? texts.restoring : texts.restore}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function RestoreFailure({ restoring, onLookAgain }: { restoring: Restoring; onLookAgain: () => void }) {
  if (restoring.state !== 'stale' && restoring.state !== 'failed') return null;
  const isStale = restoring.state === 'stale';
  return (
    <Alert
      severity={isStale ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      {...(isStale && {
        action: (
          <Button color="inherit" size="small" onClick={onLookAgain}>
            {texts.lookAgain}
          </Button>
        ),
      })}
    >
      {isStale ? texts.stale : texts.restoreFailed}
    </Alert>
  );
}

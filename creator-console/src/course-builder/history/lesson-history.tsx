import { Muted } from '../../shared/muted';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { isStale, serverMessage } from '../../providers/refusal';
import { PlainDialog } from '../../shared/plain-dialog';
import { EmptyPlace } from '../../shared/empty-place';
import { Loaded } from '../../shared/loaded';
import { agoOf, momentOf } from '../../shared/moment';
import type { BuilderServices } from '../content/lessons';
import type { OutlineLesson } from '../outline/outline';
import { WidgetPreview } from '../widgets/preview';
import { faceOf, typeLabelOf } from '../widgets/registry';
import { readHistory, readVersion, restore, type Version } from './api';
import { texts } from './texts';

/** Heights of the skeletons, in pixels. */
const PLACES = [76, 76, 76];

interface LessonHistoryProps {
  lesson: OutlineLesson;
  services: BuilderServices;
  onClose: () => void;
}

/** Earlier versions of a lesson, to view and restore. A phone shows either the list or one version. */
// oxlint-disable-next-line max-lines-per-function -- list and version share one state, side by side or in turn
export function LessonHistory(props: LessonHistoryProps) {
  const { lesson, services, onClose } = props;
  const isNarrow = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('md'));
  const [chosenId, choose] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['course-builder', 'history', lesson.id],
    queryFn: async () => {
      // Pending changes belong to the current version, so they are saved first.
      await services.savers.settle();
      return readHistory(lesson.id);
    },
    gcTime: 0,
  });
  const { data } = query;
  const chosen = data?.versions.find(({ id }) => id === chosenId);
  const restoring = useRestoring(props);
  const lookAgain = () => {
    restoring.forget();
    choose(null);
    void query.refetch();
  };
  const list = (
    <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={PLACES}>
      {({ versions }) => <VersionList versions={versions} chosenId={chosenId} onChoose={choose} />}
    </Loaded>
  );
  const view = chosen ? (
    <VersionView key={chosen.id} lessonId={lesson.id} version={chosen} />
  ) : (
    <Typography color="textSecondary">{texts.choose}</Typography>
  );
  return (
    <PlainDialog
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      title={texts.title(lesson.title)}
      content={{ dividers: true, tabIndex: 0, sx: { minHeight: { md: '60vh' } } }}
      actions={
        <>
          {chosen && <Muted sx={{ width: 1 }}>{texts.explained}</Muted>}
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
        </>
      }
    >
      <RestoreFailure restoring={restoring} onLookAgain={lookAgain} />
      {data?.versions.length === 0 ? (
        <EmptyPlace icon={HistoryIcon} title={texts.none} text={texts.noneHelp} />
      ) : isNarrow ? (
        chosen ? (
          view
        ) : (
          list
        )
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '18rem minmax(0, 1fr)', gap: 3 }}>
          <Box sx={{ position: 'sticky', top: 0, alignSelf: 'start', maxHeight: '62vh', overflowY: 'auto' }}>
            {list}
          </Box>
          <div>{view}</div>
        </Box>
      )}
    </PlainDialog>
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

type Restoring = ReturnType<typeof useRestoring>;

/** Restores a version of the lesson, reports it, and offers undo. */
function useRestoring({ lesson: { id }, services: { lessons, toast }, onClose }: LessonHistoryProps) {
  const [state, setState] = useState<'rest' | 'busy' | 'stale' | 'failed'>('rest');
  return {
    state,
    forget: () => setState('rest'),
    restore: async (version: Version, seen: number) => {
      setState('busy');
      try {
        const goBack = await restore(id, version.id, seen);
        void lessons.changedBeside(id);
        onClose();
        const undo = async () => {
          try {
            await goBack?.();
            void lessons.changedBeside(id);
            toast({ title: texts.undone });
          } catch (error) {
            const title = isStale(error) ? texts.stale : serverMessage(error, texts.restoreFailed);
            toast({ title, failed: true });
          }
        };
        toast({ title: texts.restored(momentOf(version.at)), ...(goBack && { undo: () => void undo() }) });
      } catch (error) {
        setState(isStale(error) ? 'stale' : 'failed');
      }
    },
  };
}

interface VersionListProps {
  versions: readonly Version[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Versions, newest first: their author, time and changes. */
function VersionList({ versions, chosenId, onChoose }: VersionListProps) {
  const [now] = useState(() => new Date());
  return (
    <List aria-label={texts.list} disablePadding>
      {versions.map(({ id, at, by, pageCount, widgetCount, changedTypes }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton
            selected={id === chosenId}
            aria-current={id === chosenId || undefined}
            onClick={() => onChoose(id)}
            sx={{ display: 'block', py: 1.25 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              <time dateTime={at} title={momentOf(at)}>
                {agoOf(at, now)}
              </time>
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {by ?? texts.cameWithCourse}
            </Typography>
            <Muted>
              {texts.pages(pageCount)} · {texts.widgets(widgetCount)}
            </Muted>
            {changedTypes.length > 0 && (
              <Muted>{texts.changed(changedTypes.map(typeLabelOf).join(', '))}</Muted>
            )}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Shows a version with its pages one below the other. */
function VersionView({ lessonId, version }: { lessonId: string; version: Version }) {
  const query = useQuery({
    queryKey: ['course-builder', 'version', lessonId, version.id],
    queryFn: () => readVersion(lessonId, version.id),
    gcTime: 0,
  });
  return (
    <Loaded query={query} failed={texts.openFailed} loading={texts.opening} heights={PLACES}>
      {({ pages }) => (
        <Box onClick={stay}>
          <Typography component="h3" variant="h6" sx={{ mb: 2 }}>
            {texts.as(momentOf(version.at))}
          </Typography>
          {pages.map(({ id, title, widgets }) => (
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
                    sx={{
                      p: 2,
                      border: 1,
                      borderColor: 'divider',
                      borderRadius: 1,
                      overflowWrap: 'anywhere',
                    }}
                  >
                    <WidgetPreview widget={widget} />
                  </Box>
                ))}
              </Stack>
            </Box>
          ))}
        </Box>
      )}
    </Loaded>
  );
}

/** Prevents a link in a text from leaving the builder. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { CopyDialogs, type CopyQuestion } from './copies/copy-dialogs';
import { useCopies } from './copies/use-copies';
import { LessonHistory } from './history/lesson-history';
import { LessonHead, LessonSteps, NoLesson } from './lesson-pane';
import type { CourseOutline } from './outline/outline';
import { useArrivals } from './media/dropped-files';
import { CourseMenu } from './publishing/course-menu';
import { PublishButton } from './publishing/publish-button';
import { StatusChip } from './publishing/status-chip';
import { usePublishing } from './publishing/use-publishing';
import { NodeSettings } from './settings/node-settings';
import type { SideState } from './workbench/side-panel';
import { TopBar } from './top-bar';
import { OutlineTree } from './tree/outline-tree';
import { revealRow } from './tree/reveal-row';
import { type OpenBuilder, useBuilder } from './use-builder';
import { Workbench } from './workbench/workbench';

/** On the left the outline, in the middle the lesson, on the right what can be put into it. On a phone they stand one below the other. */
export function Builder({ initial }: { initial: CourseOutline }) {
  const builder = useBuilder(initial);
  const { outline, lesson, services } = builder;
  const copies = useCopiesOf(builder);
  const [settingsId, setSettingsId] = useState<string | null>(null);
  const [question, setQuestion] = useState<CopyQuestion | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const closeSettings = useCallback(() => setSettingsId(null), []);
  useArrivals(services.lessons);
  return (
    <Box sx={PAGE}>
      <Top builder={builder} />
      <Box component="main" sx={COLUMNS}>
        <Box sx={{ overflowY: { md: 'auto' }, borderRight: { md: 1 }, borderColor: { md: 'divider' } }}>
          <OutlineTree
            outline={outline}
            actions={builder.actions}
            selected={lesson}
            openModules={builder.openModules}
            onToggle={builder.toggle}
            onSelect={builder.select}
            onSettings={setSettingsId}
            onDuplicate={(level, id, title) => void copies.duplicate(level, id, title)}
            onTemplate={setQuestion}
            onDelete={builder.remove}
          />
        </Box>
        <LessonPane builder={builder} onSettings={setSettingsId} onHistory={() => setHistoryOpen(true)} />
      </Box>
      {settingsId !== null && (
        <NodeSettings
          outline={outline}
          id={settingsId}
          actions={builder.actions}
          onPicture={builder.onPicture}
          onClose={closeSettings}
        />
      )}
      {question && (
        <CopyDialogs
          question={question}
          outline={outline}
          services={services}
          copies={copies}
          onClose={() => setQuestion(null)}
        />
      )}
      {isHistoryOpen && lesson && (
        <LessonHistory
          lesson={lesson}
          services={services}
          onRestored={() => void services.lessons.changedBeside(lesson.id)}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Box>
  );
}

const PAGE = {
  display: 'grid',
  minHeight: '100dvh',
  height: { md: '100dvh' },
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;
const COLUMNS = {
  display: 'grid',
  minHeight: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr) 17rem' },
} as const;

/** Copies of lessons and modules; each is shown in the outline once it is there. */
function useCopiesOf({ copyService, services: { history, toast }, select, toggle }: OpenBuilder) {
  const onLesson = useCallback(
    (id: string) => {
      select(id);
      revealRow(id);
    },
    [select],
  );
  const onModule = useCallback(
    (id: string) => {
      toggle(id, true);
      revealRow(id);
    },
    [toggle],
  );
  return useCopies({ copyService, history, toast, onLesson, onModule });
}

function Top({ builder }: { builder: OpenBuilder }) {
  const { outline, services } = builder;
  const publishing = usePublishing(outline, services);
  // That page leads back here.
  const detailsPath = `/products/${outline.id}?from=builder`;
  return (
    <TopBar
      outline={outline}
      lesson={builder.lesson}
      saving={builder.saving}
      history={services.history}
      onUndoRedo={builder.undoOrRedo}
      onSave={() => void builder.save()}
      status={
        <>
          <CourseMenu services={services} publishing={publishing} detailsPath={detailsPath} />
          <StatusChip publishing={publishing} />
        </>
      }
      publishing={
        <PublishButton
          title={outline.title}
          services={services}
          publishing={publishing}
          detailsPath={detailsPath}
          onOpenLesson={builder.select}
        />
      }
    />
  );
}

interface LessonPaneProps {
  builder: OpenBuilder;
  onSettings: (id: string) => void;
  onHistory: () => void;
}

function LessonPane({ builder: { outline, lesson, services, select }, ...on }: LessonPaneProps) {
  const [tab, setTab] = useState<SideState['tab']>('widgets');
  if (!lesson) return <NoLesson />;
  return (
    <Workbench
      key={lesson.id}
      services={services}
      side={{ tab, onTab: setTab }}
      lessonId={lesson.id}
      head={<LessonHead outline={outline} lesson={lesson} {...on} />}
      foot={<LessonSteps outline={outline} lesson={lesson} onSelect={select} />}
    />
  );
}

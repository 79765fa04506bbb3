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
import { useBuilder } from './use-builder';
import { Workbench } from './workbench/workbench';

/** On the left the outline, in the middle the lesson, on the right what can be put into it. On a phone they stand one below the other. */
export function Builder({ initial }: { initial: CourseOutline }) {
  const builder = useBuilder(initial);
  const { outline, lesson } = builder;
  const [settingsId, setSettingsId] = useState<string | null>(null);
  const { savers, lessons, history, toast } = builder;
  const [services] = useState({ courseId: initial.id, savers, lessons, history, toast });
  const { copyService, select, toggle } = builder;
  const showLesson = useCallback(
    (id: string) => {
      select(id);
      revealRow(id);
    },
    [select],
  );
  const showModule = useCallback(
    (id: string) => {
      toggle(id, true);
      revealRow(id);
    },
    [toggle],
  );
  const copies = useCopies({
    copyService,
    history,
    toast,
    onLesson: showLesson,
    onModule: showModule,
  });
  const [question, setQuestion] = useState<CopyQuestion | null>(null);
  const publishing = usePublishing(outline, services);
  // That page leads back here.
  const detailsPath = `/products/${outline.id}?from=builder`;
  const [tab, setTab] = useState<SideState['tab']>('widgets');
  useArrivals(lessons);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const closeSettings = useCallback(() => setSettingsId(null), []);
  return (
    <Box
      sx={{
        display: 'grid',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        gridTemplateRows: 'auto minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <TopBar
        outline={outline}
        lesson={lesson}
        saving={builder.saving}
        history={history}
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
      <Box
        component="main"
        sx={{
          display: 'grid',
          minHeight: 0,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr) 17rem' },
        }}
      >
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
        {lesson ? (
          <Workbench
            key={lesson.id}
            services={services}
            side={{ tab, onTab: setTab }}
            lessonId={lesson.id}
            head={
              <LessonHead
                outline={outline}
                lesson={lesson}
                onSettings={setSettingsId}
                onHistory={() => setHistoryOpen(true)}
              />
            }
            foot={<LessonSteps outline={outline} lesson={lesson} onSelect={builder.select} />}
          />
        ) : (
          <NoLesson />
        )}
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
          onRestored={() => void lessons.changedBeside(lesson.id)}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Box>
  );
}

import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { CopyDialogs, type CopyQuestion } from './copies/copy-dialogs';
import { useCopies } from './copies/use-copies';
import { LessonHistory } from './history/lesson-history';
import { LessonHead, LessonSteps, NoLesson } from './lesson-pane';
import { Notice } from './shared/notice';
import type { Outline } from './outline/outline';
import { useArrivals } from './media/dropped-files';
import { CourseMenu } from './publishing/course-menu';
import { PublishButton } from './publishing/publish-button';
import { StatusChip } from './publishing/status-chip';
import { usePublishing } from './publishing/use-publishing';
import { NodeSettings } from './settings/node-settings';
import type { SideState } from './workbench/side-panel';
import { TopBar } from './top-bar';
import { CourseTree, focusBeginning } from './tree/course-tree';
import { revealRow } from './tree/reveal-row';
import { useBuilder } from './use-builder';
import { Workbench } from './workbench/workbench';

/** Left the structure, in the middle the lesson, right what it is made of. Below a tablet's width they stand above each other. */
export function Builder({ initial }: { initial: Outline }) {
  const builder = useBuilder(initial);
  const { outline, lesson } = builder;
  const [settingsId, setSettingsId] = useState<string | null>(null);
  const { desk, lessons, history, tell } = builder;
  const [place] = useState({ courseId: initial.id, desk, lessons, history, tell });
  const { copying, select, toggle } = builder;
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
  const copies = useCopies({ copying, history, tell, onLesson: showLesson, onModule: showModule });
  const [question, setQuestion] = useState<CopyQuestion | null>(null);
  const publishing = usePublishing(outline, place);
  const ways = {
    // From there she comes back.
    detailsPath: `/products/${outline.id}?from=builder`,
    // The dialog gives the focus back first.
    onAddLesson: () => requestAnimationFrame(focusBeginning),
    onOpenLesson: builder.select,
  };
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
        onTurn={builder.turn}
        onSave={() => void builder.save()}
        status={
          <>
            <CourseMenu place={place} publishing={publishing} detailsPath={ways.detailsPath} />
            <StatusChip publishing={publishing} />
          </>
        }
        publishing={<PublishButton title={outline.title} place={place} publishing={publishing} ways={ways} />}
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
          <CourseTree
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
            place={place}
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
          onPicture={builder.givingPicture}
          onClose={closeSettings}
        />
      )}
      {question && (
        <CopyDialogs
          question={question}
          outline={outline}
          place={place}
          copies={copies}
          onClose={() => setQuestion(null)}
        />
      )}
      {isHistoryOpen && lesson && (
        <LessonHistory
          lesson={lesson}
          place={place}
          onRestored={() => void lessons.changedBeside(lesson.id)}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      <Notice told={builder.told} onClose={builder.forget} />
    </Box>
  );
}

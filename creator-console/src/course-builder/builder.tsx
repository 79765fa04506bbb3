import { Muted } from '../shared/muted';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useCallback, useMemo, useState } from 'react';
import { CopyDialogs, type CopyQuestion } from './copies/copy-dialogs';
import { type Copies, useCopies } from './copies/use-copies';
import { DraftBar } from './drafts/draft-bar';
import { DraftQuestions } from './drafts/draft-questions';
import { type Drafts, useDrafts } from './drafts/use-drafts';
import { LessonHistory } from './history/lesson-history';
import {
  type CourseOutline,
  lessonsInOrder,
  lessonsOf,
  type OutlineLesson,
  titleOf,
} from './outline/outline';
import { useArrivals } from './media/media-panel';
import { NodeSettings } from './settings/node-settings';
import type { SideState } from './workbench/side-panel';
import { TopBar } from './top-bar';
import { revealRow } from './tree/tree-context';
import { OutlineTree } from './tree/outline-tree';
import { type OpenBuilder, useBuilder } from './use-builder';
import { Workbench } from './workbench/workbench';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { texts as history } from './history/texts';
import { texts } from './shared/texts';

/** Outline on the left, lesson in the middle, widgets and media on the right; stacked on a phone. */
export function Builder({ initial }: { initial: CourseOutline }) {
  const builder = useBuilder(initial);
  const { outline, lesson, services } = builder;
  const copies = useCopies({ ...builder, reveal: revealRow });
  const [settingsId, setSettingsId] = useState<string | null>(null);
  const [question, setQuestion] = useState<CopyQuestion | null>(null);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const closeSettings = useCallback(() => setSettingsId(null), []);
  const drafts = useDrafts(builder);
  useArrivals(services, outline);
  return (
    <Box sx={PAGE}>
      <TopBar builder={builder} drafts={drafts} />
      <Box component="main" sx={COLUMNS}>
        <OutlinePane
          builder={builder}
          drafts={drafts}
          copies={copies}
          onSettings={setSettingsId}
          onTemplate={setQuestion}
        />
        <LessonPane
          builder={builder}
          drafts={drafts}
          onSettings={setSettingsId}
          onHistory={() => setHistoryOpen(true)}
        />
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
      <DraftQuestions outline={outline} drafts={drafts} onOpenLesson={builder.select} />
      {isHistoryOpen && lesson && (
        <LessonHistory lesson={lesson} services={services} onClose={() => setHistoryOpen(false)} />
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

interface OutlinePaneProps {
  builder: OpenBuilder;
  drafts: Drafts;
  copies: Copies;
  onSettings: (id: string) => void;
  onTemplate: (question: CopyQuestion) => void;
}

function OutlinePane({ builder, drafts, copies, ...on }: OutlinePaneProps) {
  const editedIds = useMemo(
    () => drafts.drafts.filter(({ isPublished }) => isPublished).map(({ lessonId }) => lessonId),
    [drafts.drafts],
  );
  return (
    <Box sx={{ overflowY: { md: 'auto' }, borderRight: { md: 1 }, borderColor: { md: 'divider' } }}>
      <OutlineTree
        outline={builder.outline}
        actions={builder.actions}
        selected={builder.lesson}
        openModules={builder.openModules}
        onToggle={builder.toggle}
        onSelect={builder.select}
        onDuplicate={(level, id, title) => void copies.duplicate(level, id, title)}
        onDelete={builder.remove}
        onUnpublish={(lesson) => drafts.setQuestion({ ask: 'unpublish', lesson })}
        onFiles={builder.dropOnModule}
        editedIds={editedIds}
        {...on}
      />
    </Box>
  );
}

interface LessonPaneProps {
  builder: OpenBuilder;
  drafts: Drafts;
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

interface LessonPartProps {
  outline: CourseOutline;
  lesson: OutlineLesson;
  drafts: Drafts;
  onSelect: (lessonId: string) => void;
  onSettings: (id: string) => void;
  onHistory: () => void;
}

function LessonHead({ outline, lesson, drafts, onSettings, onHistory }: Omit<LessonPartProps, 'onSelect'>) {
  const siblings = lessonsOf(outline, lesson.moduleId);
  const module = titleOf(outline, lesson.moduleId);
  return (
    <>
      <Muted>{texts.lesson.of(module, siblings.indexOf(lesson) + 1, siblings.length)}</Muted>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
        <Typography
          id="lesson-title"
          component="h2"
          variant="h4"
          sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {lesson.title}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ flex: 'none' }}>
          <Button variant="outlined" startIcon={<HistoryIcon />} onClick={onHistory}>
            {history.open}
          </Button>
          <Button variant="outlined" startIcon={<SettingsIcon />} onClick={() => onSettings(lesson.id)}>
            {texts.lesson.settings}
          </Button>
        </Stack>
      </Stack>
      {lesson.subtitle && <Typography color="textSecondary">{lesson.subtitle}</Typography>}
      <DraftBar outline={outline} lesson={lesson} drafts={drafts} />
      <LessonFacts lesson={lesson} />
    </>
  );
}

function LessonSteps(props: Pick<LessonPartProps, 'outline' | 'lesson' | 'onSelect'>) {
  const { outline, lesson, onSelect } = props;
  const all = lessonsInOrder(outline);
  const index = all.findIndex(({ id }) => id === lesson.id);
  const previous = all[index - 1];
  const next = all[index + 1];
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', mt: 4, pt: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Button
        startIcon={<ChevronLeftIcon />}
        disabled={!previous}
        onClick={() => previous && onSelect(previous.id)}
      >
        {texts.lesson.previous}
      </Button>
      <Button endIcon={<ChevronRightIcon />} disabled={!next} onClick={() => next && onSelect(next.id)}>
        {texts.lesson.next}
      </Button>
    </Stack>
  );
}

const LessonFacts = ({
  lesson: { description, isFreePreview, completionRule },
}: {
  lesson: OutlineLesson;
}) => (
  <>
    <Stack direction="row" spacing={1} sx={{ my: 1.5, flexWrap: 'wrap' }} useFlexGap>
      {isFreePreview && <Chip size="small" color="primary" label={texts.lesson.isFreePreview} />}
      <Chip size="small" variant="outlined" label={texts.lesson.rules[completionRule]} />
    </Stack>
    <Typography
      color={description ? 'text.primary' : 'text.secondary'}
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6 }}
    >
      {description || texts.lesson.noDescription}
    </Typography>
  </>
);

const NoLesson = () => (
  <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 12 }}>
    <Typography component="h2" variant="h5">
      {texts.lesson.none}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
      {texts.lesson.noneHelp}
    </Typography>
  </Stack>
);

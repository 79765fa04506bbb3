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
import { LanguageSwitch } from './spanish/language-switch';
import { SpanishContext, useIsSpanish } from './spanish/spanish-context';
import { TopBar } from './top-bar';
import { revealRow } from './tree/tree-context';
import { OutlineTree } from './tree/outline-tree';
import { type OpenBuilder, useBuilder } from './use-builder';
import { COLUMNS, type Pane, type PanesState, paneSx, PaneTabs, usePanes } from './workbench/panes';
import { Workbench } from './workbench/workbench';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { texts as history } from './history/texts';
import { texts } from './shared/texts';

/** Outline on the left, lesson in the middle, widgets and media on the right; stacked on a phone. */
export function Builder({ initial }: { initial: CourseOutline }) {
  const { builder, panes, stay } = useBuilderInPanes(initial);
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
      <PaneTabs pane={panes.pane} onPane={panes.onPane} />
      <Box component="main" sx={COLUMNS}>
        <OutlinePane
          builder={builder}
          drafts={drafts}
          copies={copies}
          pane={panes.pane}
          onAdded={stay}
          onSettings={setSettingsId}
          onTemplate={setQuestion}
        />
        <LessonPane
          builder={builder}
          panes={panes}
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

/** The open course; a lesson that is selected is also turned to where only one column fits. */
function useBuilderInPanes(initial: CourseOutline) {
  const opened = useBuilder(initial);
  const { select: stay, namesLesson } = opened;
  const panes = usePanes(namesLesson);
  const { showLesson } = panes;
  const select = useCallback(
    (lessonId: string) => {
      stay(lessonId);
      showLesson();
    },
    [stay, showLesson],
  );
  return { builder: { ...opened, select }, panes, stay };
}

const PAGE = {
  display: 'grid',
  minHeight: '100dvh',
  height: { md: '100dvh' },
  gridTemplateRows: { xs: 'auto auto minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  bgcolor: 'background.default',
  color: 'text.primary',
} as const;
const OUTLINE = {
  overflowY: { md: 'auto' },
  borderRight: { md: 1 },
  borderColor: { md: 'divider' },
} as const;

interface OutlinePaneProps {
  builder: OpenBuilder;
  drafts: Drafts;
  copies: Copies;
  pane: Pane;
  onAdded: (lessonId: string) => void;
  onSettings: (id: string) => void;
  onTemplate: (question: CopyQuestion) => void;
}

function OutlinePane({ builder, drafts, copies, pane, ...on }: OutlinePaneProps) {
  const editedIds = useMemo(
    () => drafts.drafts.filter(({ isPublished }) => isPublished).map(({ lessonId }) => lessonId),
    [drafts.drafts],
  );
  return (
    <Box sx={{ ...paneSx('structure', pane), ...OUTLINE }}>
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
  panes: PanesState;
  drafts: Drafts;
  onSettings: (id: string) => void;
  onHistory: () => void;
}

function LessonPane({ builder: { outline, lesson, services, select }, panes, ...on }: LessonPaneProps) {
  const [tab, setTab] = useState<SideState['tab']>('widgets');
  const [isSpanish, setSpanish] = useState(false);
  if (!lesson) return <NoLesson pane={panes.pane} />;
  return (
    <SpanishContext value={isSpanish}>
      <Workbench
        // An editor that is open in one language is not continued in the other.
        key={`${lesson.id} ${isSpanish}`}
        services={services}
        side={{ tab, onTab: setTab, panes }}
        lessonId={lesson.id}
        outlined={lesson}
        head={<LessonHead outline={outline} lesson={lesson} onSpanish={setSpanish} {...on} />}
        foot={<LessonSteps outline={outline} lesson={lesson} onSelect={select} />}
      />
    </SpanishContext>
  );
}

interface LessonPartProps {
  outline: CourseOutline;
  lesson: OutlineLesson;
  drafts: Drafts;
  onSelect: (lessonId: string) => void;
  onSettings: (id: string) => void;
  onHistory: () => void;
  onSpanish: (isSpanish: boolean) => void;
}

function LessonHead({
  outline,
  lesson: english,
  drafts,
  onSettings,
  onHistory,
  onSpanish,
}: Omit<LessonPartProps, 'onSelect'>) {
  const isSpanish = useIsSpanish();
  const lesson = isSpanish ? inSpanish(english) : english;
  const siblings = lessonsOf(outline, lesson.moduleId);
  const module = titleOf(outline, lesson.moduleId);
  return (
    <>
      <Muted>{texts.lesson.of(module, siblings.indexOf(english) + 1, siblings.length)}</Muted>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'flex-start', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
        <Typography
          id="lesson-title"
          component="h2"
          variant="h4"
          sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere', textWrap: 'balance' }}
        >
          {lesson.title}
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <LanguageSwitch isSpanish={isSpanish} onChange={onSpanish} />
          <Button variant="outlined" startIcon={<HistoryIcon />} onClick={onHistory}>
            {history.open}
          </Button>
          <Button variant="outlined" startIcon={<SettingsIcon />} onClick={() => onSettings(lesson.id)}>
            {texts.lesson.settings}
          </Button>
        </Stack>
      </Stack>
      {lesson.subtitle && <Typography color="textSecondary">{lesson.subtitle}</Typography>}
      <DraftBar outline={outline} lesson={english} drafts={drafts} />
      <LessonFacts lesson={lesson} />
    </>
  );
}

/** The lesson with its Spanish texts, as far as there are any. */
function inSpanish(lesson: OutlineLesson): OutlineLesson {
  const { title, subtitle, description } = lesson.translations.es ?? {};
  return {
    ...lesson,
    title: title || lesson.title,
    subtitle: subtitle || lesson.subtitle,
    description: description || lesson.description,
  };
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

const NoLesson = ({ pane }: Pick<PanesState, 'pane'>) => (
  <Stack
    spacing={1}
    sx={{ ...paneSx('lesson', pane), alignItems: 'center', textAlign: 'center', px: 3, py: 12 }}
  >
    <Typography component="h2" variant="h5">
      {texts.lesson.none}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
      {texts.lesson.noneHelp}
    </Typography>
  </Stack>
);

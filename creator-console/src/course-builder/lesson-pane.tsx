import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { Button, Chip, Stack, Typography } from '@mui/material';
import { texts as history } from './history/texts';
import { lessonsInOrder, lessonsOf, type OutlineLesson, nodeOf, type CourseOutline } from './outline/outline';
import { texts } from './shared/texts';

interface LessonPaneProps {
  outline: CourseOutline;
  lesson: OutlineLesson;
  onSelect: (lessonId: string) => void;
  onSettings: (id: string) => void;
  onHistory: () => void;
}

export function LessonHead({ outline, lesson, onSettings, onHistory }: Omit<LessonPaneProps, 'onSelect'>) {
  const siblings = lessonsOf(outline, lesson.moduleId);
  const module = nodeOf(outline, lesson.moduleId)?.title ?? '';
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.lesson.of(module, siblings.indexOf(lesson) + 1, siblings.length)}
      </Typography>
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
      <LessonFacts lesson={lesson} />
    </>
  );
}

export function LessonSteps({
  outline,
  lesson,
  onSelect,
}: Pick<LessonPaneProps, 'outline' | 'lesson' | 'onSelect'>) {
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

const LessonFacts = ({ lesson: { description, freePreview, completionRule } }: { lesson: OutlineLesson }) => (
  <>
    <Stack direction="row" spacing={1} sx={{ my: 1.5, flexWrap: 'wrap' }} useFlexGap>
      {freePreview && <Chip size="small" color="primary" label={texts.lesson.freePreview} />}
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

export const NoLesson = () => (
  <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 12 }}>
    <Typography component="h2" variant="h5">
      {texts.lesson.none}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
      {texts.lesson.noneHelp}
    </Typography>
  </Stack>
);

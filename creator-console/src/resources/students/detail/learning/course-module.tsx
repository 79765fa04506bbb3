import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import type { CourseOf } from '../../../../providers/student-learning-acts';
import { type CourseDeed, lessonDeed, moduleDeeds } from './course-deeds';
import { DeedButtons } from './deed-buttons';
import type { CourseLesson, CourseModule } from './student-course.api';
import { texts } from './texts';

interface Props {
  course: CourseOf;
  module: CourseModule;
  onAsk: (deed: CourseDeed) => void;
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  justifyContent: 'space-between',
} as const;

/** A module: whether it is open to the student, its lessons, and what may be done to each. */
export function CourseModuleItem({ course, module, onAsk }: Props) {
  return (
    <Box component="li" sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={ROW}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{module.title}</Typography>
          <Standing {...module} />
        </Stack>
        <DeedButtons deeds={moduleDeeds(course, module)} onAsk={onAsk} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, pl: { sm: 2 }, listStyle: 'none' }}>
        {module.lessons.map((lesson) => (
          <Box component="li" key={lesson.id} sx={ROW}>
            <LessonTitle {...lesson} />
            <DeedButtons deeds={[lessonDeed(course, lesson)]} onAsk={onAsk} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Standing({ isLocked, unlockDate, isOpenedEarly, isCompleted }: CourseModule) {
  if (isLocked) return <Chip size="small" variant="outlined" label={texts.locked(unlockDate)} />;
  if (isOpenedEarly) return <Chip size="small" color="info" variant="outlined" label={texts.isEarly} />;
  return isCompleted ? (
    <Chip size="small" color="success" variant="outlined" label={texts.completed} />
  ) : null;
}

function LessonTitle({ title, isCompleted }: CourseLesson) {
  const Icon = isCompleted ? CheckCircleIcon : CircleIcon;
  return (
    <Box sx={{ display: 'flex', flex: '1 1 10rem', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Icon
        fontSize="small"
        color={isCompleted ? 'success' : 'disabled'}
        titleAccess={isCompleted ? texts.completed : texts.notCompleted}
      />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
    </Box>
  );
}

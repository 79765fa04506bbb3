import { Box, Stack, Typography, Chip, Button } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { Loaded } from '../../../../shared/loaded';
import { type Student, readCourse, type CourseLesson, type CourseModule } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { type CourseAction, courseActions, lessonAction, moduleActions } from './course-actions';
import { ReasonDialog } from '../parts/reason-dialog';
import { texts } from './texts';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import type { CourseOf } from '../../../../providers/student-acts';

interface ActionButtonsProps {
  actions: readonly CourseAction[];
  onAsk: (action: CourseAction) => void;
}

const ActionButtons = ({ actions, onAsk }: ActionButtonsProps) => (
  <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    {actions.map((action) => (
      <Button key={action.label} size="small" aria-label={action.name} onClick={() => onAsk(action)}>
        {action.label}
      </Button>
    ))}
  </Stack>
);

interface CourseModuleItemProps {
  course: CourseOf;
  module: CourseModule;
  onAsk: (action: CourseAction) => void;
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  justifyContent: 'space-between',
} as const;

/** A module: its lock, its lessons, and their actions. */
function CourseModuleItem({ course, module, onAsk }: CourseModuleItemProps) {
  return (
    <Box component="li" sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={ROW}>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{module.title}</Typography>
          <Standing {...module} />
        </Stack>
        <ActionButtons actions={moduleActions(course, module)} onAsk={onAsk} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, pl: { sm: 2 }, listStyle: 'none' }}>
        {module.lessons.map((lesson) => (
          <Box component="li" key={lesson.id} sx={ROW}>
            <LessonTitle {...lesson} />
            <ActionButtons actions={[lessonAction(course, lesson)]} onAsk={onAsk} />
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

interface Props {
  student: Student;
  courseId: string;
  onChanged: () => void;
}

/** A student's course, module by module; the coach opens modules, marks lessons and resets progress here. */
export function CourseProgress({ student, courseId, onChanged }: Props) {
  const course = { studentId: student.id, courseId };
  const query = useStudentPart(student.id, `course ${courseId}`, () => readCourse(course));
  const acts = useActs();
  const [asked, ask] = useState<CourseAction>();
  const refresh = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Loaded query={query}>
        {({ title, sections, progressPercent }) => (
          <Stack spacing={2}>
            <ActionButtons actions={courseActions(course, title, progressPercent === 100)} onAsk={ask} />
            {sections.map((section) => (
              <Stack key={section.id} spacing={1}>
                {sections.length > 1 && <Typography variant="subtitle2">{section.title}</Typography>}
                <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                  {section.modules.map((module) => (
                    <CourseModuleItem key={module.id} course={course} module={module} onAsk={ask} />
                  ))}
                </Stack>
              </Stack>
            ))}
            {sections.every(({ modules }) => modules.length === 0) && (
              <Typography color="textSecondary">{texts.noModules}</Typography>
            )}
          </Stack>
        )}
      </Loaded>
      {asked && (
        <ReasonDialog
          title={asked.title}
          text={asked.text}
          act={asked.label}
          done={asked.done}
          onAct={(reason) => asked.act(acts, reason)}
          onDone={refresh}
          onClose={() => ask(undefined)}
        />
      )}
    </Box>
  );
}

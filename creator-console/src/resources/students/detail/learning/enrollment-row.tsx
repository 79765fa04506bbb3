import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { SeatLine } from '../../../../shared/seats/seat-holder';
import { ProductLink } from '../parts/links';
import type { Student, Enrollment } from '../parts/student.api';
import { AccessEndDialog } from './access-end-dialog';
import { CourseProgress } from './course-progress';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';

interface Props {
  student: Student;
  enrollment: Enrollment;
  onTakeBack: () => void;
  onChanged: () => void;
}

/** One product: its source and progress. */
export function EnrollmentRow({ student, enrollment, onTakeBack, onChanged }: Props) {
  const { productId, title, source, since, accessUntil, progress } = enrollment;
  const [isMoving, setMoving] = useState(false);
  return (
    <Box component="li" sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <ProductLink id={productId} title={title} />
          <Secondary>{texts.since(texts.sources[source], since)}</Secondary>
          {accessUntil !== null && <Secondary>{texts.until(accessUntil)}</Secondary>}
          <SeatLine {...enrollment} />
        </Box>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {canMoveEnd(enrollment) && (
            <Button
              size="small"
              aria-label={accessUntil === null ? texts.setEndOf(title) : texts.changeEndOf(title)}
              onClick={() => setMoving(true)}
            >
              {accessUntil === null ? texts.setEnd : texts.changeEnd}
            </Button>
          )}
          {source === 'grant' && (
            <Button size="small" aria-label={texts.takeBackOf(title)} onClick={onTakeBack}>
              {texts.takeBack}
            </Button>
          )}
        </Stack>
      </Stack>
      {progress && (
        <>
          <Progress title={title} progress={progress} />
          <Inside title={title}>
            <CourseProgress student={student} courseId={productId} onChanged={onChanged} />
          </Inside>
        </>
      )}
      {isMoving && (
        <AccessEndDialog
          student={student}
          enrollment={enrollment}
          onDone={onChanged}
          onClose={() => setMoving(false)}
        />
      )}
    </Box>
  );
}

/** Access that ends with something else: a second seat with its course, a subscription with its payments. */
const ENDS_ELSEWHERE: ReadonlySet<Enrollment['source']> = new Set(['seat', 'subscription']);

/** True for access that the coach gave, or that ends anyway. */
const canMoveEnd = ({ source, type, isInBundle, accessUntil }: Enrollment): boolean =>
  type !== 'coaching' &&
  !ENDS_ELSEWHERE.has(source) &&
  !isInBundle &&
  (source === 'grant' || accessUntil !== null);

/** Modules and lessons of a course, loaded when expanded. */
function Inside({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.showCourseOf(title)}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.showCourse}
      </Button>
      <Box id={id}>{isOpen && children}</Box>
    </Box>
  );
}

function Progress({ title, progress }: { title: string; progress: NonNullable<Enrollment['progress']> }) {
  const { progressPercent: percent, completedLessonCount, lessons, lessonTitle, lastCompletedAt } = progress;
  const facts = [
    texts.progress(completedLessonCount, lessons),
    ...(lessonTitle === null ? [] : [texts.standsAt(lessonTitle)]),
    lastCompletedAt === null ? texts.nothingDone : texts.lastDone(lastCompletedAt),
  ];
  return (
    <Stack spacing={0.5} sx={{ mt: 1.5 }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={texts.progressOf(title)}
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {percent}%
        </Typography>
      </Stack>
      <Secondary sx={{ overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Secondary>
    </Stack>
  );
}

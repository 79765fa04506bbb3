import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { type CourseDeed, courseDeeds } from './course-deeds';
import { CourseModuleItem } from './course-module';
import { DeedButtons } from './deed-buttons';
import { ReasonDialog } from '../parts/reason-dialog';
import { readCourse } from './student-course.api';
import { texts } from './texts';

interface Props {
  student: Student;
  courseId: string;
  onChanged: () => void;
}

/** A course as the student has it, module by module; the coach opens, marks and resets here. */
export function CourseProgress({ student, courseId, onChanged }: Props) {
  const course = { studentId: student.id, courseId };
  const query = useStudentPart(student.id, `course ${courseId}`, () => readCourse(course));
  const acts = useActs();
  const [asked, ask] = useState<CourseDeed>();
  const refresh = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Loaded query={query}>
        {({ title, sections, progressPercent }) => (
          <Stack spacing={2}>
            <DeedButtons deeds={courseDeeds(course, title, progressPercent === 100)} onAsk={ask} />
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
          act={asked.label}
          done={asked.done}
          onAct={(reason) => asked.act(acts, reason)}
          onDone={refresh}
          onClose={() => ask(undefined)}
        >
          <Typography>{asked.text}</Typography>
        </ReasonDialog>
      )}
    </Box>
  );
}

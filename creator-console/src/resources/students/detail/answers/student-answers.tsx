import { Box, Stack, Typography } from '@mui/material';
import { Loaded } from '../../../../shared/loaded';
import { ProductLink } from '../parts/links';
import { type Student, readAnswers } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { byLesson } from './by-lesson';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';

export function StudentAnswers({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'answers', readAnswers);
  return (
    <Stack component="section" aria-label={texts.answers} spacing={2}>
      <Typography variant="h6" component="h3">
        {texts.answers}
      </Typography>
      <Loaded query={query}>
        {(answers) => {
          const lessons = byLesson(answers, {
            quiz: ({ bestPercent, isPassed, attemptCount }) =>
              texts.quiz(bestPercent, isPassed, attemptCount),
            scale: ({ value, times, average }) => texts.scale(value, times, average),
          });
          if (lessons.length === 0) return <Typography color="textSecondary">{texts.noAnswers}</Typography>;
          return lessons.map(({ id, title, courseId, courseTitle, answers: given }) => (
            <Box key={id} sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
              <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                <ProductLink id={courseId} title={courseTitle} /> · {title}
              </Typography>
              <Stack component="dl" spacing={1} sx={{ m: 0 }}>
                {given.map(({ widgetId, question, answer, answeredAt }) => (
                  <Box key={widgetId} sx={{ overflowWrap: 'anywhere' }}>
                    <Secondary component="dt">{question}</Secondary>
                    <Typography component="dd" sx={{ m: 0 }}>
                      {answer} <Secondary component="span">{texts.on(answeredAt)}</Secondary>
                    </Typography>
                  </Box>
                ))}
              </Stack>
            </Box>
          ));
        }}
      </Loaded>
    </Stack>
  );
}

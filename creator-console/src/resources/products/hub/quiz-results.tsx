import { Button, Card, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { Secondary } from '../../../shared/secondary';
import type { QuizSummary } from './hub.api';
import { texts } from './texts';

/** Results of a course's quizzes, in the order of the course. */
export const QuizResults = ({ courseId, quizzes }: { courseId: string; quizzes: readonly QuizSummary[] }) =>
  quizzes.map((quiz) => (
    <Card key={quiz.widgetId} sx={{ p: { xs: 2, md: 3 }, overflowWrap: 'anywhere' }}>
      <Secondary>{quiz.lessonTitle}</Secondary>
      <Typography variant="h6" component="h3">
        {quiz.title}
      </Typography>
      <Secondary>
        {[
          texts.passed(quiz.passedCount, quiz.studentCount),
          texts.best(quiz.averagePercent),
          texts.attempts(quiz.attemptCount),
        ].join(' · ')}
      </Secondary>
      {quiz.hardest && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {texts.hardest(quiz.hardest.question, quiz.hardest.wrongPercent)}
        </Typography>
      )}
      <Button
        component={RouterLink}
        to={`/courses/${courseId}/edit?lesson=${quiz.lessonId}`}
        size="small"
        aria-label={texts.openLessonOf(quiz.lessonTitle)}
        sx={{ mt: 1 }}
      >
        {texts.openLesson}
      </Button>
    </Card>
  ));

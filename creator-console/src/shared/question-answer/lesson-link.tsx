import { Link, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { Link as RouterLink } from 'react-router-dom';
import { texts } from './texts';

interface Props {
  lesson: Schemas['ContributionLessonResponse'];
}

/** Links to the lesson and the course of a question, which open in the course builder. */
export const LessonLink = ({ lesson: { lessonId, title, courseId, courseTitle } }: Props) => (
  <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
    {texts.about}{' '}
    <Link component={RouterLink} to={`/courses/${courseId}/edit?lesson=${lessonId}`}>
      {texts.inCourse(title, courseTitle)}
    </Link>
  </Typography>
);

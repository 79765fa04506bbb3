import { Box, Typography } from '@mui/material';
import type { components } from '@sanctum/openapi';

type Answer = components['schemas']['AnswerResponse'];

/** What somebody answered before a session, with the questions as they were asked; nothing where nothing was. */
export const IntakeAnswers = ({ answers }: { answers: readonly Answer[] }) =>
  answers.length === 0 ? null : (
    <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
      {answers.map(({ question, answer }) => (
        <Box key={question} sx={{ mb: 0.5 }}>
          <Typography component="dt" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {question}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
          >
            {answer}
          </Typography>
        </Box>
      ))}
    </Box>
  );

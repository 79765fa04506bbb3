import { Muted } from './muted';
import { Box, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';

type Answer = Schemas['AnswerResponse'];

/** Answers to a session's intake questions, with the questions as they were asked. Renders nothing without answers. */
export const IntakeAnswers = ({ answers }: { answers: readonly Answer[] }) =>
  answers.length === 0 ? null : (
    <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
      {answers.map(({ question, answer }) => (
        <Box key={question} sx={{ mb: 0.5 }}>
          <Muted component="dt" sx={{ overflowWrap: 'anywhere' }}>
            {question}
          </Muted>
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

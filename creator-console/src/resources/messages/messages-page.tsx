import { Title } from 'react-admin';
import { Conversations } from './conversations';
import { Journals } from './journals';
import { Questions } from './questions';
import { texts } from './texts';
import { useView, pathOfView } from './view';
import { Box, Button, Typography } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import { useWaiting } from '../../shared/conversation/conversation.api';
import { readDay } from '../../shared/day.api';
import { useFigures } from '../../shared/figures/use-figures';
import { filteredPath } from '../../shared/filtered-path';
import { dayOf } from '../../shared/moment';
import { Secondary } from '../../shared/secondary';

interface Line {
  count: number;
  /** Time of the oldest item to answer; null if there is none. */
  oldest: string | null;
  text: (count: number) => string;
  to: string;
}

const TILES = {
  mt: 3,
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
} as const;
const TILE = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  textAlign: 'start',
  height: '100%',
} as const;

/**
 * Counts of waiting items by kind, as on the Overview, with their age and a link to answer them. A phone hides them
 * above an open item.
 */
function WhatWaits() {
  const { id } = useParams();
  const { data: waiting } = useWaiting();
  const { data: day } = useFigures(['day'], readDay);
  if (!waiting || !day) return null;
  const lines: Line[] = [
    {
      count: waiting.unanswered,
      oldest: waiting.oldestUnansweredSince,
      text: texts.waiting,
      to: pathOfView('unanswered'),
    },
    {
      count: day.unansweredQuestionCount,
      oldest: day.oldestUnansweredQuestion,
      text: texts.questions,
      to: pathOfView('questions'),
    },
    {
      count: day.waitingJournalCount,
      oldest: day.oldestWaitingJournal,
      text: texts.journals,
      to: pathOfView('journals'),
    },
    {
      count: day.waitingAssignmentCount,
      oldest: day.oldestWaitingAssignment,
      text: texts.assignments,
      to: filteredPath('assignments', { status: 'handed_in' }),
    },
    {
      count: day.waitingContributionCount,
      oldest: day.oldestWaitingContribution,
      text: texts.contributions,
      to: filteredPath('community', { isWaiting: true }),
    },
    {
      count: day.openMessageReportCount,
      oldest: day.oldestMessageReport,
      text: texts.openReportCount,
      to: filteredPath('message-reports', { isWaiting: true }),
    },
  ].filter(({ count }) => count > 0);
  return (
    <Box
      component="nav"
      aria-label={texts.whatWaits}
      sx={{ ...TILES, display: { xs: id ? 'none' : 'grid', md: 'grid' } }}
    >
      {lines.map(({ count, oldest, text, to }) => (
        <Button key={to} component={Link} to={to} variant="outlined" sx={TILE}>
          {text(count)}{' '}
          {oldest !== null && <Secondary component="span">{texts.waitsSince(dayOf(oldest))}</Secondary>}
        </Button>
      ))}
      {lines.length === 0 && <Typography color="textSecondary">{texts.allAnswered}</Typography>}
    </Box>
  );
}

/** The coach's only inbox: conversations, and everything else that needs an answer, answered in place. */
export function MessagesPage() {
  const view = useView();
  return (
    <>
      <Title title={texts.title} />
      <WhatWaits />
      {view === 'questions' ? (
        <Questions />
      ) : view === 'journals' ? (
        <Journals />
      ) : (
        <Conversations view={view} />
      )}
    </>
  );
}

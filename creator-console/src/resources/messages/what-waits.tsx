import { Button, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWaiting } from '../../shared/conversation/conversation.api';
import { readDay } from '../../shared/day.api';
import { useFigures } from '../../shared/figures/use-figures';
import { filteredPath } from '../../shared/filtered-path';
import { dayOf } from '../../shared/moment';
import { texts } from './texts';
import { pathOfView } from './view';

interface Line {
  count: number;
  /** Of the one that has waited longest; null: of none. */
  oldest: string | null;
  text: (count: number) => string;
  to: string;
}

/** How much waits of each kind and how long it has, as the Overview counts it; each leads to where it is answered or decided. */
export function WhatWaits() {
  const { data: waiting } = useWaiting();
  const { data: day } = useFigures(['day'], readDay);
  if (!waiting || !day) return null;
  const lines: Line[] = [
    {
      ...{ count: waiting.unanswered, oldest: waiting.oldestUnansweredSince },
      ...{ text: texts.waiting, to: pathOfView('unanswered') },
    },
    {
      ...{ count: day.unansweredQuestions, oldest: day.oldestUnansweredQuestion },
      ...{ text: texts.questions, to: pathOfView('questions') },
    },
    {
      ...{ count: day.waitingJournals, oldest: day.oldestWaitingJournal },
      ...{ text: texts.journals, to: pathOfView('journals') },
    },
    {
      ...{ count: day.waitingContributions, oldest: day.oldestWaitingContribution },
      ...{ text: texts.contributions, to: filteredPath('community', { waits: true }) },
    },
    {
      ...{ count: day.openMessageReports, oldest: day.oldestMessageReport },
      ...{ text: texts.openReports, to: filteredPath('message-reports', { waits: true }) },
    },
  ].filter(({ count }) => count > 0);
  return (
    <Stack
      component="nav"
      aria-label={texts.whatWaits}
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ mt: 3, flexWrap: 'wrap' }}
    >
      {lines.map(({ count, oldest, text, to }) => (
        <Button key={to} component={Link} to={to} variant="outlined" sx={{ textAlign: 'start' }}>
          {oldest === null ? text(count) : texts.since(text(count), dayOf(oldest))}
        </Button>
      ))}
      {lines.length === 0 && <span>{texts.allAnswered}</span>}
      {day.openMessageReports === 0 && (
        <Button component={Link} to="/message-reports">
          {texts.reports}
        </Button>
      )}
    </Stack>
  );
}

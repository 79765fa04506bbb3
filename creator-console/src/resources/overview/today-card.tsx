import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Typography } from '@mui/material';
import { type Day, readDay } from '../../shared/day.api';
import { useFigures } from '../../shared/figures/use-figures';
import { texts } from './texts';
import { ContributionsToApprove, ReviewsToApprove } from './to-approve';
import type { ReactNode } from 'react';
import { filteredPath } from '../../shared/filtered-path';
import { pathOfView } from '../messages';
import { PageLink } from '../../shared/page-link';
import { TitledCard } from '../../shared/titled-card';
import { Loaded } from '../../shared/loaded';

interface DayLine {
  text: string;
  /** Path of the list with exactly these items, or of the inbox view where they are answered. */
  to: string;
  /** Some of the items, with their actions. */
  rows?: ReactNode;
}

/** Items that wait for the coach, most urgent first. Those to answer link to the inbox. */
const dayLines = ({ quietSince, ...day }: Day): DayLine[] =>
  [
    {
      count: day.failedMailCount,
      text: texts.failedMails,
      to: filteredPath('mail-log', { state: ['failed', 'bounced'] }),
    },
    {
      count: day.waitingOrderCount,
      text: texts.waitingOrderCount,
      to: filteredPath('orders', { isWaiting: true }),
    },
    {
      count: day.openMessageReportCount,
      text: texts.openMessageReportCount,
      to: filteredPath('message-reports', { isWaiting: true }),
    },
    {
      count: day.waitingContributionCount,
      text: texts.waitingContributionCount,
      to: filteredPath('community', { isWaiting: true }),
      rows: <ContributionsToApprove />,
    },
    {
      count: day.waitingReviewCount,
      text: texts.waitingReviewCount,
      to: filteredPath('reviews', { isWaiting: true }),
      rows: <ReviewsToApprove />,
    },
    { count: day.waitingAnswerCount, text: texts.waitingAnswerCount, to: pathOfView('unanswered') },
    { count: day.unansweredQuestionCount, text: texts.unansweredQuestionCount, to: pathOfView('questions') },
    { count: day.waitingJournalCount, text: texts.waitingJournalCount, to: pathOfView('journals') },
    {
      count: day.waitingAssignmentCount,
      text: texts.waitingAssignmentCount,
      to: filteredPath('assignments', { status: 'handed_in' }),
    },
    {
      count: day.quietStudentCount,
      text: texts.quietStudentCount,
      to: filteredPath('students', { status: ['active', 'inactive'], lastSeenAt_lte: quietSince }),
    },
    { count: day.drafts, text: texts.drafts, to: filteredPath('products', { status: 'draft' }) },
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, text, to, rows }) => ({ text: text(count), to, rows }));

export const TodayCard = () => (
  <TitledCard title={texts.today}>
    <Loaded query={useFigures(['day'], readDay)} failed={texts.dayNotLoaded} heights={[48]}>
      {(day) => <Lines day={day} />}
    </Loaded>
  </TitledCard>
);

function Lines({ day }: { day: Day }) {
  const lines = dayLines(day);
  if (lines.length === 0) return <Typography color="textSecondary">{texts.nothingWaits}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ text, to, rows }) => (
        <Box
          component="li"
          key={to}
          sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
        >
          <PageLink
            to={to}
            underline="hover"
            color="textPrimary"
            sx={{ display: 'flex', minHeight: 44, alignItems: 'center', justifyContent: 'space-between' }}
          >
            {text}
            <ChevronRightIcon aria-hidden color="action" />
          </PageLink>
          {rows}
        </Box>
      ))}
    </Box>
  );
}

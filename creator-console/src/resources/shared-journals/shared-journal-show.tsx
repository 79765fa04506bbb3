import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { Box, Divider, Stack, Typography } from '@mui/material';
import { dayOf } from '../../shared/moment';
import { RecordPage } from '../../shared/record-page';
import { ReplyForm } from '../../shared/journal-reply/reply-form';
import { Quote } from '../../shared/quote';
import { studentPath } from '../students';
import { placeOf, type SharedJournal } from '../../shared/journal-reply/shared-journal';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';

/** The member's answer below its question, and the reply form. */
export const SharedJournalShow = () => (
  <RecordPage<SharedJournal> icon={AutoStoriesIcon} texts={texts} titleOf={({ memberName }) => memberName}>
    {(record) => <Words record={record} />}
  </RecordPage>
);

function Words({ record }: { record: SharedJournal }) {
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Stack spacing={0.5}>
        <Typography variant="h6" component="h2">
          <PageLink to={studentPath(record.accountId)} underline="hover" color="textPrimary">
            {record.memberName}
          </PageLink>
        </Typography>
        <Secondary>{placeOf(record)}</Secondary>
        <Secondary>{texts.sharedOn(dayOf(record.sharedAt))}</Secondary>
      </Stack>
      <Box component="section" aria-label={texts.question}>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5, textWrap: 'balance' }}>
          {record.question}
        </Typography>
        <Quote sx={{ fontSize: '1.05rem', lineHeight: 1.7 }}>{record.text}</Quote>
      </Box>
      <Divider />
      <ReplyForm record={record} />
    </Stack>
  );
}

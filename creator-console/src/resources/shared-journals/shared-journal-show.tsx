import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { Box, Divider, Link, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOf } from '../../shared/moment';
import { NotThere } from '../../shared/not-there';
import { Loading, RecordFailed } from '../../shared/record-states';
import { ReplyForm } from '../../shared/journal-reply/reply-form';
import { studentPath } from '../students';
import { placeOf, type SharedJournal } from '../../shared/journal-reply/shared-journal';
import { texts } from './texts';

/** The member's words under the question of the widget, and room for the one reply. */
export const SharedJournalShow = () => (
  <Show
    title={<MemberName />}
    error={<RecordFailed missing={<NoJournal />} />}
    queryOptions={{ onError: () => undefined, staleTime: 0 }}
  >
    <Words />
  </Show>
);

const NoJournal = () => (
  <NotThere
    icon={AutoStoriesIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/shared-journals"
    toLabel={texts.toAll}
  />
);

const MemberName = () => <>{useRecordContext<SharedJournal>()?.memberName ?? texts.title}</>;

function Words() {
  const record = useRecordContext<SharedJournal>();
  if (!record) return <Loading />;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Stack spacing={0.5}>
        <Typography variant="h6" component="h2">
          <Link
            component={RouterLink}
            to={studentPath(record.accountId)}
            underline="hover"
            color="textPrimary"
          >
            {record.memberName}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {placeOf(record)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {texts.sharedOn(dayOf(record.sharedAt))}
        </Typography>
      </Stack>
      <Box component="section" aria-label={texts.question}>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5, textWrap: 'balance' }}>
          {record.question}
        </Typography>
        <Typography
          component="blockquote"
          sx={{
            m: 0,
            pl: 2.5,
            borderLeft: 3,
            borderColor: 'primary.main',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: '1.05rem',
            lineHeight: 1.7,
          }}
        >
          {record.text}
        </Typography>
      </Box>
      <Divider />
      <ReplyForm record={record} />
    </Stack>
  );
}

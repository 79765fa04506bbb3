import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { Attachments } from '../../shared/conversation/attachments';
import { dayOf, momentOf } from '../../shared/moment';
import { RecordPage } from '../../shared/record-page';
import { studentPath } from '../students';
import type { MessageReportDetail } from './message-report';
import { ReportActs } from './report-acts';
import { ReportChips } from './report-list';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';

/** A reported message in its context, and the coach's decision. */
export const ReportShow = () => (
  <RecordPage<MessageReportDetail>
    icon={FlagIcon}
    texts={texts}
    titleOf={({ senderName }) => senderName}
    isWhole={(record) => 'messages' in record}
  >
    {(record) => <Page record={record} />}
  </RecordPage>
);

function Page({ record }: { record: MessageReportDetail }) {
  const { senderId, senderName, reporterName, reason, note, createdAt, messages } = record;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Stack spacing={0.75}>
        <Typography variant="h6" component="h2">
          <PageLink to={studentPath(senderId)} underline="hover" color="textPrimary">
            {senderName}
          </PageLink>
        </Typography>
        <Typography>{texts.reasons[reason]}</Typography>
        {note !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
        <Secondary>{texts.reportedBy(reporterName, dayOf(createdAt))}</Secondary>
        <ReportChips {...record} />
      </Stack>
      <Box component="section" aria-label={texts.near}>
        <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
          {texts.near}
        </Typography>
        <Secondary sx={{ mb: 2 }}>{texts.nearText}</Secondary>
        <Stack component="ol" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {messages.map(({ id, from, text, sentAt, isReported, attachments }) => (
            <Box
              component="li"
              key={id}
              sx={{ pl: 2, borderLeft: 3, borderColor: isReported ? 'error.main' : 'divider' }}
            >
              <Secondary component="div">
                {from} · {momentOf(sentAt)}{' '}
                {isReported && (
                  <Chip size="small" color="error" variant="outlined" label={texts.isReported} />
                )}
              </Secondary>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {text ?? <em>{texts.deleted}</em>}
              </Typography>
              <Attachments items={attachments} />
            </Box>
          ))}
        </Stack>
      </Box>
      <ReportActs record={record} />
    </Stack>
  );
}

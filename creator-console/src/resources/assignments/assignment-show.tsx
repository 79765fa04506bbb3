import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { Box, Divider, Stack, Typography } from '@mui/material';
import { momentOf } from '../../shared/moment';
import { PageLink } from '../../shared/page-link';
import { Quote } from '../../shared/quote';
import { RecordPage } from '../../shared/record-page';
import { RichHtml } from '../../shared/rich-html';
import { Secondary } from '../../shared/secondary';
import { studentPath } from '../students';
import { AnswerForm } from './answer-form';
import { Files } from './files';
import { StatusChip } from './status-chip';
import { placeOf, type WholeSubmission } from './submission';
import { texts } from './texts';

/** Everything a student handed in for an assignment, and the form for the answer. */
export const AssignmentShow = () => (
  <RecordPage<WholeSubmission>
    icon={AssignmentIcon}
    texts={texts}
    titleOf={({ memberName }) => memberName}
    isWhole={(record) => Array.isArray(record.versions)}
  >
    {(record) => <Work record={record} />}
  </RecordPage>
);

function Work({ record }: { record: WholeSubmission }) {
  return (
    <Stack spacing={3} sx={{ p: { xs: 2.5, md: 4 }, maxWidth: '46rem' }}>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h6" component="h2">
          <PageLink to={studentPath(record.accountId)} underline="hover" color="textPrimary">
            {record.memberName}
          </PageLink>
        </Typography>
        <Secondary>{placeOf(record)}</Secondary>
        <StatusChip status={record.status} />
      </Stack>
      <Box component="section" aria-label={texts.assignment}>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5, textWrap: 'balance' }}>
          {record.title}
        </Typography>
        <RichHtml html={record.instructions} />
      </Box>
      <Divider />
      {record.versions.map((version) => (
        <Version key={version.number} version={version} />
      ))}
      <Divider />
      <AnswerForm key={record.versions.length} record={record} />
    </Stack>
  );
}

/** Work that was handed in once, with the answer to it. */
function Version({ version }: { version: WholeSubmission['versions'][number] }) {
  const { number, text, files, handedInAt, decision, feedback, answeredAt } = version;
  return (
    <Stack component="section" spacing={1.5} aria-label={texts.version(number)}>
      <Secondary>{texts.handedInOn(number, momentOf(handedInAt))}</Secondary>
      {text && <Quote sx={{ fontSize: '1.05rem', lineHeight: 1.7 }}>{text}</Quote>}
      <Files files={files} />
      {decision && answeredAt && (
        <Box sx={{ pl: 2.5 }}>
          <Secondary>{texts.answered[decision](momentOf(answeredAt))}</Secondary>
          {feedback && (
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{feedback}</Typography>
          )}
        </Box>
      )}
    </Stack>
  );
}

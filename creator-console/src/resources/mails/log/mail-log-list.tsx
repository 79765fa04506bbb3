import MailIcon from '@mui/icons-material/MailOutlined';
import { Stack, Typography } from '@mui/material';
import { SearchInput, useRefresh } from 'react-admin';
import { FailedMailActs } from '../../../shared/mails/failed-mail-acts';
import { isFailed, MailState } from '../../../shared/mails/mail-state';
import { texts as mails } from '../../../shared/mails/texts';
import { momentOf } from '../../../shared/moment';
import { RecordList } from '../../../shared/record-list';
import { RowLink } from '../../../shared/row-link';
import { FailedMailsNotice } from './failed-mails-notice';
import type { LoggedMail } from './mail-log.api';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';
import { manyOf } from '../../../shared/filters';
import { RowCard } from '../../../shared/row-card';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  manyOf('state', texts.state, mails.states, { width: 220, alwaysOn: true }),
  manyOf('kind', texts.kind, mails.kinds, { width: 220, alwaysOn: true }),
];

/** Log of all emails, newest first: scheduled, sent and failed. */
export const MailLogList = () => (
  <>
    <FailedMailsNotice />
    <RecordList<LoggedMail>
      filters={filters}
      sort={{ field: 'createdAt', order: 'DESC' }}
      icon={MailIcon}
      texts={texts}
      card={Card}
      columns={[
        {
          label: texts.written,
          by: 'createdAt',
          render: ({ createdAt }) => momentOf(createdAt),
          as: 'one line',
        },
        { label: texts.reader, render: Reader, sx: { minWidth: '9rem' } },
        { label: texts.subject, render: subjectOf, as: 'any words', sx: { minWidth: '10rem' } },
        { label: texts.state, render: State },
        {
          label: texts.settled,
          render: ({ settledAt }) => (settledAt === null ? '–' : momentOf(settledAt)),
          as: 'one line',
        },
        { label: texts.acts, render: (mail) => <Acts {...mail} /> },
      ]}
    />
  </>
);

const subjectOf = ({ subject, kind }: LoggedMail): string => subject ?? mails.kinds[kind];

const Reader = ({ name, studentId }: LoggedMail) =>
  studentId === null ? name : <RowLink to={`/students/${studentId}/show`}>{name}</RowLink>;

const State = ({ state, problem, returnedAt, returnedBecause, canSendAgain }: LoggedMail) => (
  <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
    {(returnedAt === null || isFailed(state)) && <MailState state={state} />}
    {returnedAt !== null && returnedBecause !== null && (
      <Typography variant="body2">
        {mails.cameBack(momentOf(returnedAt), mails.reasons[returnedBecause])}
      </Typography>
    )}
    {returnedAt !== null && isFailed(state) && !canSendAgain && (
      <Typography variant="body2">{mails.notKept}</Typography>
    )}
    {problem !== null && <Secondary sx={{ overflowWrap: 'anywhere' }}>{problem}</Secondary>}
  </Stack>
);

function Acts(mail: LoggedMail) {
  const refresh = useRefresh();
  return isFailed(mail.state) ? (
    <FailedMailActs
      id={mail.id}
      subject={subjectOf(mail)}
      canSendAgain={mail.canSendAgain}
      onDone={refresh}
    />
  ) : null;
}

const Card = (mail: LoggedMail) => (
  <RowCard
    name={subjectOf(mail)}
    facts={[
      <span key="reader">
        <Reader {...mail} />, {momentOf(mail.settledAt ?? mail.createdAt)}
      </span>,
    ]}
  >
    <State {...mail} />
    <Acts {...mail} />
  </RowCard>
);

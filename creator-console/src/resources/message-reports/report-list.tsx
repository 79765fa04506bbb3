import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Stack, Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { dayOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { type MessageReport, pathOf } from './message-report';
import { texts } from './texts';
import { either } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

export const ReportChips = ({ settledAt, isSenderMuted }: MessageReport) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      color={settledAt === null ? 'warning' : 'default'}
      variant="outlined"
      label={settledAt === null ? texts.waiting : texts.decided}
    />
    {isSenderMuted && <Chip size="small" variant="outlined" label={texts.muted} />}
  </Stack>
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  either('isWaiting', texts.waits, [texts.all, texts.waiting, texts.decided], { width: 230, alwaysOn: true }),
];

/** Messages that members have reported; those that wait for the coach come first. */
export const ReportList = () => (
  <RecordList<MessageReport>
    filters={filters}
    filterDefaultValues={{ isWaiting: true }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={FlagIcon}
    texts={texts}
    to={({ id }) => pathOf(id)}
    card={Card}
    columns={[
      { label: texts.sender, by: 'senderName', isLink: true, render: ({ senderName }) => senderName },
      { label: texts.reporter, by: 'reporterName', render: ({ reporterName }) => reporterName },
      { label: texts.reason, by: 'reason', render: ({ reason }) => texts.reasons[reason] },
      { label: texts.state, by: 'settledAt', render: (record) => <ReportChips {...record} /> },
      { label: texts.reported, by: 'createdAt', render: ({ createdAt }) => dayOf(createdAt), as: 'one line' },
    ]}
  />
);

const Card = (record: MessageReport) => (
  <RowCard
    name={record.senderName}
    facts={[
      `${texts.reasons[record.reason]} · ${texts.reportedBy(record.reporterName, dayOf(record.createdAt))}`,
    ]}
  >
    <ReportChips {...record} />
  </RowCard>
);

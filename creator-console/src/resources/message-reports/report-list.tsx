import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Stack, Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { dayOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { type MessageReport, pathOf } from './message-report';
import { texts } from './texts';
import { EitherInput } from '../../shared/filters';
import { RecordTable } from '../../shared/record-table';
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
  <EitherInput
    key="isWaiting"
    source="isWaiting"
    alwaysOn
    label={texts.waits}
    names={[texts.all, texts.waiting, texts.decided]}
    width={230}
  />,
];

/** Messages that members have reported; what waits for the coach first. */
export const ReportList = () => (
  <RecordList
    filters={filters}
    filterDefaultValues={{ isWaiting: true }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={FlagIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={({ id }) => pathOf(id)} />}
  />
);

const Table = () => (
  <RecordTable<MessageReport>
    rowClick="show"
    columns={[
      {
        label: texts.sender,
        by: 'senderName',
        render: ({ id, senderName }) => <RowLink to={pathOf(id)}>{senderName}</RowLink>,
      },
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

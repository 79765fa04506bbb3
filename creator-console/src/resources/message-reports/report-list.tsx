import FlagIcon from '@mui/icons-material/FlagOutlined';
import { Stack, Typography, Chip } from '@mui/material';
import { DataTable, NullableBooleanInput, SearchInput } from 'react-admin';
import { dayOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { type MessageReport, pathOf } from './message-report';
import { TimeColumn } from '../../shared/time-column';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

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
  <NullableBooleanInput
    key="waits"
    source="waits"
    alwaysOn
    label={texts.waits}
    nullLabel={texts.all}
    trueLabel={texts.waiting}
    falseLabel={texts.decided}
    sx={{ minWidth: 230 }}
  />,
];

/** Messages that members have reported; what waits for the coach first. */
export const ReportList = () => (
  <RecordList
    filters={filters}
    filterDefaultValues={{ waits: true }}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={FlagIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={({ id }) => pathOf(id)} />}
  />
);

const Table = () => (
  <DataTable<MessageReport> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<MessageReport>
      source="senderName"
      label={texts.sender}
      render={({ id, senderName }) => <RowLink to={pathOf(id)}>{senderName}</RowLink>}
    />
    <DataTable.Col source="reporterName" label={texts.reporter} />
    <DataTable.Col<MessageReport>
      source="reason"
      label={texts.reason}
      render={({ reason }) => texts.reasons[reason]}
    />
    <DataTable.Col<MessageReport>
      source="settledAt"
      label={texts.state}
      render={(record) => <ReportChips {...record} />}
    />
    <TimeColumn source="createdAt" label={texts.reported} as={dayOf} />
  </DataTable>
);

const Card = (record: MessageReport) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {record.senderName}
    </Typography>
    <Secondary>
      {[texts.reasons[record.reason], texts.reportedBy(record.reporterName, dayOf(record.createdAt))].join(
        ' · ',
      )}
    </Secondary>
    <ReportChips {...record} />
  </Stack>
);

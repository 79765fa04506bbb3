import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { CreateButton, DataTable, FunctionField, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { type Broadcast, broadcastPath } from './broadcast';
import { BroadcastStatus } from './broadcast-status';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

const STATUSES = Object.entries(texts.statuses).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <SelectInput key="status" source="status" alwaysOn label={texts.status} choices={STATUSES} />,
];

export const BroadcastList = () => (
  <RecordList
    filters={filters}
    actions={
      <TopToolbar>
        <CreateButton label={texts.create} />
      </TopToolbar>
    }
    sort={{ field: 'sendAt', order: 'DESC' }}
    icon={BroadcastIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={broadcastPath} />}
    begin={<CreateButton label={texts.create} />}
  />
);

const Table = () => (
  <DataTable<Broadcast> bulkActionButtons={false} rowClick={(_, __, record) => broadcastPath(record)}>
    <DataTable.Col<Broadcast>
      source="subject"
      label={texts.subject}
      render={(broadcast) => <RowLink to={broadcastPath(broadcast)}>{broadcast.subject}</RowLink>}
    />
    <DataTable.Col<Broadcast> source="sendAt" label={texts.when} render={whenOf} />
    <DataTable.Col label={texts.progress.sent} disableSort>
      <FunctionField<Broadcast> render={sentOf} sx={{ fontVariantNumeric: 'tabular-nums' }} />
    </DataTable.Col>
    <DataTable.Col label={texts.progress.clicked} disableSort>
      <FunctionField<Broadcast>
        render={({ progress }) => progress.clicked}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </DataTable.Col>
    <DataTable.Col<Broadcast> source="status" label={texts.status} render={BroadcastStatus} />
  </DataTable>
);

const whenOf = ({ startedAt, sendAt }: Broadcast): string => {
  const when = startedAt ?? sendAt;
  return when === null ? texts.notYet : momentOf(when);
};

const sentOf = ({ progress: { sent, total } }: Broadcast): string => texts.ofAll(sent, total);

const Card = (broadcast: Broadcast) => (
  <Stack spacing={0.75}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {broadcast.subject}
      </Typography>
      <BroadcastStatus {...broadcast} />
    </Box>
    <Secondary>
      {whenOf(broadcast)} · {texts.progress.sent}: {sentOf(broadcast)}
    </Secondary>
  </Stack>
);

import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, Stack, Typography, Chip } from '@mui/material';
import { CreateButton, DataTable, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { type Sequence, sequencePath } from './sequence';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

export const OnOff = ({ isOn }: Pick<Sequence, 'isOn'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={isOn ? 'success' : 'default'}
    label={isOn ? texts.on : texts.off}
  />
);

const TRIGGERS = Object.entries(texts.triggers).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.name} />,
  <SelectInput key="trigger" source="trigger" alwaysOn label={texts.trigger} choices={TRIGGERS} />,
];

export const SequenceList = () => (
  <RecordList
    filters={filters}
    actions={
      <TopToolbar>
        <CreateButton label={texts.create} />
      </TopToolbar>
    }
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={SequenceIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={({ id }: Sequence) => sequencePath(id)} />}
    begin={<CreateButton label={texts.create} />}
  />
);

const Table = () => (
  <DataTable<Sequence> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<Sequence>
      source="name"
      label={texts.name}
      render={({ id, name }) => <RowLink to={sequencePath(id)}>{name}</RowLink>}
    />
    <DataTable.Col<Sequence>
      source="trigger"
      label={texts.trigger}
      render={({ trigger }) => texts.triggers[trigger]}
    />
    <DataTable.Col<Sequence> label={texts.mailings} disableSort render={({ steps }) => steps.length} />
    <DataTable.Col<Sequence> source="active" label={texts.active} render={({ active }) => active} />
    <DataTable.Col<Sequence> source="isOn" label={texts.state} render={OnOff} />
  </DataTable>
);

const Card = (sequence: Sequence) => (
  <Stack spacing={0.75}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {sequence.name}
      </Typography>
      <OnOff {...sequence} />
    </Box>
    <Secondary>
      {texts.triggers[sequence.trigger]} · {texts.active}: {sequence.active}
    </Secondary>
  </Stack>
);

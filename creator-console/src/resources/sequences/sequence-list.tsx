import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Chip } from '@mui/material';
import { CreateButton, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { type Sequence, sequencePath } from './sequence';
import { texts } from './texts';
import { choicesOf } from '../../shared/filters';
import { RecordTable } from '../../shared/record-table';
import { RowCard } from '../../shared/row-card';

export const OnOff = ({ isOn }: Pick<Sequence, 'isOn'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={isOn ? 'success' : 'default'}
    label={isOn ? texts.on : texts.off}
  />
);

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.name} />,
  <SelectInput
    key="trigger"
    source="trigger"
    alwaysOn
    label={texts.trigger}
    choices={choicesOf(texts.triggers)}
  />,
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
  <RecordTable<Sequence>
    rowClick="show"
    columns={[
      {
        label: texts.name,
        by: 'name',
        render: ({ id, name }) => <RowLink to={sequencePath(id)}>{name}</RowLink>,
      },
      { label: texts.trigger, by: 'trigger', render: ({ trigger }) => texts.triggers[trigger] },
      { label: texts.mailings, render: ({ steps }) => steps.length },
      { label: texts.active, by: 'active', render: ({ active }) => active },
      { label: texts.state, by: 'isOn', render: OnOff },
    ]}
  />
);

const Card = (sequence: Sequence) => (
  <RowCard
    name={sequence.name}
    beside={<OnOff {...sequence} />}
    facts={[`${texts.triggers[sequence.trigger]} · ${texts.active}: ${sequence.active}`]}
  />
);

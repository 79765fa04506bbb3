import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Chip } from '@mui/material';
import { CreateButton, SearchInput } from 'react-admin';
import { RecordList } from '../../shared/record-list';
import { type Sequence, sequencePath } from './sequence';
import { texts } from './texts';
import { oneOf } from '../../shared/filters';
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
  oneOf('trigger', texts.trigger, texts.triggers, { alwaysOn: true }),
];

export const SequenceList = () => (
  <RecordList<Sequence>
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    icon={SequenceIcon}
    texts={texts}
    to={({ id }: Sequence) => sequencePath(id)}
    card={Card}
    columns={[
      { label: texts.name, by: 'name', isLink: true, render: ({ name }) => name },
      { label: texts.trigger, by: 'trigger', render: ({ trigger }) => texts.triggers[trigger] },
      { label: texts.mailings, render: ({ steps }) => steps.length },
      { label: texts.active, by: 'active', render: ({ active }) => active },
      { label: texts.state, by: 'isOn', render: OnOff },
    ]}
    begin={<CreateButton label={texts.create} />}
  />
);

const Card = (sequence: Sequence) => (
  <RowCard
    name={sequence.name}
    beside={<OnOff {...sequence} />}
    facts={[`${texts.triggers[sequence.trigger]} · ${texts.active}: ${sequence.active}`]}
  />
);

import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { CreateButton, SearchInput } from 'react-admin';
import { momentOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { type Broadcast, broadcastPath } from './broadcast';
import { BroadcastStatus } from './broadcast-status';
import { texts } from './texts';
import { oneOf } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  oneOf('status', texts.status, texts.statuses, { alwaysOn: true }),
];

export const BroadcastList = () => (
  <RecordList<Broadcast>
    filters={filters}
    sort={{ field: 'sendAt', order: 'DESC' }}
    icon={BroadcastIcon}
    texts={texts}
    to={broadcastPath}
    card={Card}
    columns={[
      { label: texts.subject, by: 'subject', isLink: true, render: (broadcast) => broadcast.subject },
      { label: texts.when, by: 'sendAt', render: whenOf },
      { label: texts.progress.sent, render: sentOf, as: 'figures' },
      { label: texts.progress.clicked, render: ({ progress }) => progress.clicked, as: 'figures' },
      { label: texts.status, by: 'status', render: BroadcastStatus },
    ]}
    begin={<CreateButton label={texts.create} />}
  />
);

const whenOf = ({ startedAt, sendAt }: Broadcast): string => {
  const when = startedAt ?? sendAt;
  return when === null ? texts.notYet : momentOf(when);
};

const sentOf = ({ progress: { sent, total } }: Broadcast): string => texts.ofAll(sent, total);

const Card = (broadcast: Broadcast) => (
  <RowCard
    name={broadcast.subject}
    beside={<BroadcastStatus {...broadcast} />}
    facts={[`${whenOf(broadcast)} · ${texts.progress.sent}: ${sentOf(broadcast)}`]}
  />
);

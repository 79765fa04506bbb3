import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { Chip } from '@mui/material';
import { SearchInput } from 'react-admin';
import { RecordList } from '../../shared/record-list';
import { dayOf } from '../../shared/moment';
import { placeOf, type SharedJournal } from '../../shared/journal-reply/shared-journal';
import { texts } from './texts';
import { either } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

const pathOf = (id: string): string => `/shared-journals/${id}/show`;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  either('needsReply', texts.reply, [texts.all, texts.waiting, texts.replied], {
    width: 210,
    alwaysOn: true,
  }),
];

const Reply = ({ needsReply }: SharedJournal) =>
  needsReply ? (
    <Chip size="small" color="primary" label={texts.waiting} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.replied} />
  );

/** Journal answers shared by members; the server never returns unshared ones. */
export const SharedJournalList = () => (
  <RecordList<SharedJournal>
    filters={filters}
    sort={{ field: 'sharedAt', order: 'DESC' }}
    icon={AutoStoriesIcon}
    texts={texts}
    to={({ id }) => pathOf(id)}
    card={Card}
    columns={[
      { label: texts.member, by: 'memberName', isLink: true, render: ({ memberName }) => memberName },
      { label: texts.place, by: 'courseTitle', render: placeOf },
      { label: texts.question, render: ({ question }) => question },
      { label: texts.shared, by: 'sharedAt', render: ({ sharedAt }) => dayOf(sharedAt), as: 'one line' },
      { label: texts.reply, by: 'repliedAt', render: (record) => <Reply {...record} /> },
    ]}
  />
);

const Card = (record: SharedJournal) => (
  <RowCard
    name={record.memberName}
    beside={dayOf(record.sharedAt)}
    facts={[record.question, placeOf(record)]}
  >
    <Reply {...record} />
  </RowCard>
);

import AutoStoriesIcon from '@mui/icons-material/AutoStories';
import { Chip, Stack, Typography } from '@mui/material';
import { DataTable, NullableBooleanInput, SearchInput } from 'react-admin';
import { CardHead, PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { RowLink } from '../../shared/row-link';
import { dayOf } from '../../shared/moment';
import { placeOf, type SharedJournal } from '../../shared/journal-reply/shared-journal';
import { TimeColumn } from '../../shared/time-column';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

const pathOf = (id: string): string => `/shared-journals/${id}/show`;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <NullableBooleanInput
    key="awaitsReply"
    source="awaitsReply"
    alwaysOn
    label={texts.reply}
    nullLabel={texts.all}
    trueLabel={texts.waiting}
    falseLabel={texts.replied}
    sx={{ minWidth: 210 }}
  />,
];

const Reply = ({ awaitsReply }: SharedJournal) =>
  awaitsReply ? (
    <Chip size="small" color="primary" label={texts.waiting} />
  ) : (
    <Chip size="small" variant="outlined" label={texts.replied} />
  );

/** Journal answers as members share them; what they do not share is in no answer of the server. */
export const SharedJournalList = () => (
  <RecordList
    filters={filters}
    sort={{ field: 'sharedAt', order: 'DESC' }}
    icon={AutoStoriesIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} to={({ id }) => pathOf(id)} />}
  />
);

const Table = () => (
  <DataTable<SharedJournal> bulkActionButtons={false} rowClick="show">
    <DataTable.Col<SharedJournal>
      source="memberName"
      label={texts.member}
      render={({ id, memberName }) => <RowLink to={pathOf(id)}>{memberName}</RowLink>}
    />
    <DataTable.Col<SharedJournal> source="courseTitle" label={texts.place} render={placeOf} />
    <DataTable.Col source="question" label={texts.question} disableSort />
    <TimeColumn source="sharedAt" label={texts.shared} as={dayOf} />
    <DataTable.Col<SharedJournal>
      source="repliedAt"
      label={texts.reply}
      render={(record) => <Reply {...record} />}
    />
  </DataTable>
);

const Card = (record: SharedJournal) => (
  <Stack spacing={0.75} sx={{ alignItems: 'flex-start' }}>
    <CardHead name={record.memberName} day={dayOf(record.sharedAt)} />
    <Typography variant="body2">{record.question}</Typography>
    <Secondary>{placeOf(record)}</Secondary>
    <Reply {...record} />
  </Stack>
);

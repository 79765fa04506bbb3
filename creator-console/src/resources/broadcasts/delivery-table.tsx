import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Chip, Stack, Typography } from '@mui/material';
import { SearchInput, SelectInput } from 'react-admin';
import { PartList } from '../../shared/part-list';
import { momentOf } from '../../shared/moment';
import { studentPath } from '../students';
import type { Delivery } from './broadcast';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { choicesOf } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

const COLOURS = {
  waiting: 'default',
  queued: 'info',
  sent: 'success',
  failed: 'error',
  left_out: 'default',
} as const;

/** Recipients of a mailing: delivery, clicked links, and who unsubscribed through it. */
export const DeliveryTable = ({ filter }: { filter: Record<string, string> }) => (
  <PartList<Delivery>
    resource="mailing-deliveries"
    filter={filter}
    sort={{ field: 'studentName', order: 'ASC' }}
    filters={
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <SearchInput source="q" placeholder={texts.searchReader} />
        <SelectInput
          source="state"
          label={texts.status}
          choices={choicesOf(texts.states)}
          helperText={false}
        />
      </Stack>
    }
    icon={PeopleIcon}
    texts={texts.readerList}
    to={({ studentId }) => studentPath(studentId)}
    card={ReaderCard}
    columns={[
      { label: texts.student, by: 'studentName', isLink: true, render: ({ studentName }) => studentName },
      { label: texts.status, by: 'state', render: State },
      {
        label: texts.progress.sent,
        by: 'sentAt',
        render: ({ sentAt }) => (sentAt === null ? '–' : momentOf(sentAt)),
      },
      { label: texts.followed, by: 'followed', render: followedOf },
    ]}
  />
);

const followedOf = ({ followed }: Delivery): string => (followed.length === 0 ? '–' : followed.join(', '));

const State = ({ state, reason, unsubscribedAt }: Delivery) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={texts.states[state]} />
    {reason !== null && <Typography variant="body2">{texts.reasons[reason]}</Typography>}
    {unsubscribedAt !== null && (
      <Chip size="small" variant="outlined" color="warning" label={texts.progress.unsubscribed} />
    )}
  </Stack>
);

const ReaderCard = (delivery: Delivery) => (
  <RowCard name={delivery.studentName}>
    <State {...delivery} />
    {delivery.followed.length > 0 && <Secondary>{`${texts.followed}: ${followedOf(delivery)}`}</Secondary>}
  </RowCard>
);

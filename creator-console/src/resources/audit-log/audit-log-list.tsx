import HistoryIcon from '@mui/icons-material/History';
import { Stack, Typography } from '@mui/material';
import { AutocompleteArrayInput, DataTable, FunctionField, SearchInput } from 'react-admin';
import { DaysInput } from '../../shared/figures/days-input';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { actorOf, deedOf } from './audit-entry';
import type { AuditEntry } from './audit-log.api';
import { SubjectLink } from './subject-link';
import { texts } from './texts';

const actions = Object.entries(texts.actions).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <AutocompleteArrayInput
    key="action"
    source="action"
    alwaysOn
    label={texts.action}
    choices={actions}
    sx={{ minWidth: 260 }}
  />,
  <DaysInput key="days" source="days" label={texts.done} from="at_gte" to="at_lte" alwaysOn />,
];

/** Read-only log of changes and exports, newest first. */
export const AuditLogList = () => (
  <RecordList
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    icon={HistoryIcon}
    texts={texts}
    table={<Table />}
    cards={<PhoneList row={Card} />}
  />
);

const Table = () => (
  <DataTable<AuditEntry> bulkActionButtons={false} rowClick={false}>
    <DataTable.Col source="at" label={texts.when}>
      <FunctionField<AuditEntry> render={({ at }) => momentOf(at)} sx={{ whiteSpace: 'nowrap' }} />
    </DataTable.Col>
    <DataTable.Col<AuditEntry> label={texts.who} disableSort render={actorOf} />
    <DataTable.Col<AuditEntry> label={texts.action} disableSort render={deedOf} />
    <DataTable.Col<AuditEntry>
      label={texts.about}
      disableSort
      render={(entry) => <SubjectLink {...entry} />}
    />
    <DataTable.Col<AuditEntry> label={texts.reason} disableSort render={({ reason }) => reason} />
  </DataTable>
);

const Card = (entry: AuditEntry) => (
  <Stack spacing={0.5}>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {deedOf(entry)}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <SubjectLink {...entry} />
    </Typography>
    {entry.reason && (
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {entry.reason}
      </Typography>
    )}
    <Typography variant="body2" color="textSecondary">
      {actorOf(entry)}, {momentOf(entry.at)}
    </Typography>
  </Stack>
);

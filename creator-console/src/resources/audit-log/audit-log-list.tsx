import HistoryIcon from '@mui/icons-material/History';
import { AutocompleteArrayInput, SearchInput, useResourceDefinitions } from 'react-admin';
import { DaysInput } from '../../shared/figures/days-input';
import { momentOf } from '../../shared/moment';
import { PhoneList } from '../../shared/phone-list';
import { RecordList } from '../../shared/record-list';
import { actorOf, describeAction, subjectOf } from './audit-entry';
import type { AuditEntry } from './audit-log.api';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { choicesOf } from '../../shared/filters';
import { RecordTable } from '../../shared/record-table';
import { RowCard } from '../../shared/row-card';

/** Resource whose page shows a subject of each kind; null: none. */
const RESOURCES: Record<AuditEntry['subjectType'], string | null> = {
  'api-token': null,
  broadcast: 'broadcasts',
  business: 'settings',
  'busy-calendar': null,
  'coaching-booking': null,
  'coaching-date': null,
  'coaching-offering': null,
  'community-announcement': null,
  'community-comment': null,
  'community-event': null,
  'community-post': null,
  coupon: 'coupons',
  group: null,
  'growth-rule': null,
  mail: null,
  message: null,
  order: 'orders',
  product: 'products',
  review: null,
  sequence: 'sequences',
  site: 'site',
  student: 'students',
  'student-tag': null,
  webhook: null,
};

function SubjectLink(entry: AuditEntry) {
  const definitions = useResourceDefinitions();
  const { subjectType, subjectId, subjectName } = entry;
  const resource = RESOURCES[subjectType];
  const definition = resource === null ? undefined : definitions[resource];
  const isThere = subjectId !== null && (subjectType === 'order' || subjectName !== null);
  if (!definition || !isThere || !(definition.hasShow || definition.hasEdit)) return <>{subjectOf(entry)}</>;
  const page = `/${resource}/${subjectId}${definition.hasShow ? '/show' : ''}`;
  return (
    <PageLink to={page} sx={{ overflowWrap: 'anywhere' }}>
      {subjectOf(entry)}
    </PageLink>
  );
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <AutocompleteArrayInput
    key="action"
    source="action"
    alwaysOn
    label={texts.action}
    choices={choicesOf(texts.actions)}
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
  <RecordTable<AuditEntry>
    rowClick={false}
    columns={[
      { label: texts.when, by: 'at', render: ({ at }) => momentOf(at), as: 'one line' },
      { label: texts.who, render: actorOf },
      { label: texts.action, render: describeAction },
      { label: texts.about, render: (entry) => <SubjectLink {...entry} /> },
      { label: texts.reason, render: ({ reason }) => reason },
    ]}
  />
);

const Card = (entry: AuditEntry) => (
  <RowCard
    name={describeAction(entry)}
    facts={[
      <SubjectLink key="subject" {...entry} />,
      entry.reason,
      `${actorOf(entry)}, ${momentOf(entry.at)}`,
    ]}
  />
);

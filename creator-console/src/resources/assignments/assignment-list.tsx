import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import { SearchInput } from 'react-admin';
import { oneOf, RecordInput } from '../../shared/filters';
import { momentOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { RowCard } from '../../shared/row-card';
import { StatusChip } from './status-chip';
import { placeOf, type Submission } from './submission';
import { texts } from './texts';

const FILTER_WIDTH = 220;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  oneOf('status', texts.status, texts.statuses, { alwaysOn: true }),
  <RecordInput
    key="courseId"
    source="courseId"
    reference="products"
    named="title"
    label={texts.course}
    width={FILTER_WIDTH}
  />,
  <RecordInput
    key="accountId"
    source="accountId"
    reference="students"
    named="username"
    label={texts.member}
    width={FILTER_WIDTH}
  />,
];

/** Work that students handed in; drafts stay private. */
export const AssignmentList = () => (
  <RecordList<Submission>
    filters={filters}
    sort={{ field: 'handedInAt', order: 'DESC' }}
    icon={AssignmentIcon}
    texts={texts}
    to={({ id }) => `/assignments/${id}/show`}
    card={Card}
    columns={[
      { label: texts.member, by: 'memberName', isLink: true, render: ({ memberName }) => memberName },
      { label: texts.assignment, by: 'title', render: ({ title }) => title },
      { label: texts.place, by: 'courseTitle', render: placeOf },
      {
        label: texts.handedIn,
        by: 'handedInAt',
        render: ({ handedInAt }) => momentOf(handedInAt),
        as: 'one line',
      },
      { label: texts.status, render: ({ status }) => <StatusChip status={status} /> },
    ]}
  />
);

const Card = (record: Submission) => (
  <RowCard
    name={record.memberName}
    beside={momentOf(record.handedInAt)}
    facts={[record.title, placeOf(record)]}
  >
    <StatusChip status={record.status} />
  </RowCard>
);

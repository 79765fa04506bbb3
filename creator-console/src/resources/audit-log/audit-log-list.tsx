import HistoryIcon from '@mui/icons-material/History';
import { SearchInput, useResourceDefinitions } from 'react-admin';
import { DaysInput } from '../../shared/figures/days-input';
import { momentOf } from '../../shared/moment';
import { RecordList } from '../../shared/record-list';
import { actorOf, describeAction, subjectOf } from './audit-entry';
import type { AuditEntry } from './audit-log.api';
import { texts } from './texts';
import { COACHING_TAB, offeringsPath } from '../../shared/offerings-path';
import { PageLink } from '../../shared/page-link';
import { manyOf } from '../../shared/filters';
import { RowCard } from '../../shared/row-card';

/** Page that lists the subjects of each kind. */
const PAGES: Record<AuditEntry['subjectType'], string> = {
  api_token: '/settings/api-tokens',
  broadcast: '/broadcasts',
  business: '/settings/business',
  busy_calendar: `/coaching?${COACHING_TAB}=calendars`,
  coaching_booking: '/coaching',
  coaching_date: '/coaching',
  coaching_offering: offeringsPath,
  community_announcement: '/announcements',
  community_comment: '/community',
  community_event: '/events',
  community_post: '/community',
  coupon: '/coupons',
  group: '/groups',
  growth_rule: '/settings/growth',
  mail: '/mail-log',
  message: '/message-reports',
  order: '/orders',
  product: '/products',
  review: '/reviews',
  sequence: '/sequences',
  site: '/site',
  student: '/students',
  student_tag: '/students',
  webhook: '/settings/webhooks',
};

/** Links to the subject's own page if it still exists, otherwise to the list of its kind. */
function SubjectLink(entry: AuditEntry) {
  const definitions = useResourceDefinitions();
  const { subjectType, subjectId, subjectName } = entry;
  const page = PAGES[subjectType];
  const { hasShow, hasEdit } = definitions[page.slice(1)] ?? {};
  const isThere = subjectId !== null && (subjectType === 'order' || subjectName !== null);
  const own = isThere && (hasShow || hasEdit) ? `/${subjectId}${hasShow ? '/show' : ''}` : '';
  return (
    <PageLink to={`${page}${own}`} sx={{ overflowWrap: 'anywhere' }}>
      {subjectOf(entry)}
    </PageLink>
  );
}

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  manyOf('action', texts.action, texts.actions, { width: 260, alwaysOn: true }),
  <DaysInput key="days" source="days" label={texts.done} from="at_gte" to="at_lte" alwaysOn />,
];

/** Read-only log of changes and exports, newest first. */
export const AuditLogList = () => (
  <RecordList<AuditEntry>
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    icon={HistoryIcon}
    texts={texts}
    card={Card}
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

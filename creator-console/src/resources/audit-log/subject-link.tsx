import { Link } from '@mui/material';
import { useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { subjectOf } from './audit-entry';
import type { AuditEntry } from './audit-log.api';

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
};

export function SubjectLink(entry: AuditEntry) {
  const definitions = useResourceDefinitions();
  const { subjectType, subjectId, subjectName } = entry;
  const resource = RESOURCES[subjectType];
  const definition = resource === null ? undefined : definitions[resource];
  const isThere = subjectId !== null && (subjectType === 'order' || subjectName !== null);
  if (!definition || !isThere || !(definition.hasShow || definition.hasEdit)) return <>{subjectOf(entry)}</>;
  const page = `/${resource}/${subjectId}${definition.hasShow ? '/show' : ''}`;
  return (
    <Link component={RouterLink} to={page} sx={{ overflowWrap: 'anywhere' }}>
      {subjectOf(entry)}
    </Link>
  );
}

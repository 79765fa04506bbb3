import HistoryIcon from '@mui/icons-material/History';
import { AuditLogList } from './audit-log-list';
import { texts } from './texts';

export { deedOf } from './audit-entry';

/** What `<Resource>` wants for the audit log: it is read, never written. */
export const auditLog = {
  list: AuditLogList,
  icon: HistoryIcon,
  options: { label: texts.title },
};

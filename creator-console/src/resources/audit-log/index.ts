import HistoryIcon from '@mui/icons-material/History';
import { AuditLogList } from './audit-log-list';
import { texts } from './texts';

export { describeAction } from './audit-entry';

/** `<Resource>` props for the audit log, which is read-only. */
export const auditLog = {
  list: AuditLogList,
  icon: HistoryIcon,
  options: { label: texts.title },
};

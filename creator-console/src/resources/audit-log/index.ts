import { AuditLogList } from './audit-log-list';
import { texts } from './texts';

export { describeAction } from './audit-entry';

/** `<Resource>` props for the audit log, which is read-only. */
export const auditLog = {
  list: AuditLogList,
  options: { label: texts.title },
};

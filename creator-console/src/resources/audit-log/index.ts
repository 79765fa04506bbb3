import { lazily } from '../../shared/lazily';

export { describeAction } from './audit-entry';

/** `<Resource>` props for the audit log, which is read-only. */
export const auditLog = {
  list: lazily(() => import('./audit-log-list'), 'AuditLogList'),
};

import { AuditEntry } from './audit-entry.entity.js';

export const auditEntities = [AuditEntry];

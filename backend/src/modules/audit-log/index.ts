/**
 * The coach's screen of the audit log: its entries with the names of people and products. `audit` does the recording.
 */
export { AuditLogModule } from './audit-log.module.js';

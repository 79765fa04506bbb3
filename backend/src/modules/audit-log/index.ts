/** The coach's screen of the audit log: its entries with the names of people and products. What is recorded is `audit`'s. */
export { AuditLogModule } from './audit-log.module.js';

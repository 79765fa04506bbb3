/**
 * Privacy: a member's own data in one zip, and the end of the account after seven days. Owns data_exports and
 * account_deletions. What is in the zip each module tells itself (platform/personal-data), and each removes its own
 * rows when it hears member.erased. Publishes data-export.ready and account.deletion-scheduled. Hears member.erased.
 */
export { privacyEntities } from './privacy.entities.js';
export { PrivacyModule } from './privacy.module.js';

/**
 * Privacy: a member's own data in one zip, and the end of the account after seven days. Owns data_exports and
 * account_deletions. Each module gives its own part of the zip (platform/personal-data), and removes its own rows at
 * member.erased.
 */
export { erasedIn, ERASURES } from './remembered-erasures.js';
export { PrivacyModule } from './privacy.module.js';

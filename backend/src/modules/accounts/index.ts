/**
 * Accounts: people, their roles, passwords and login sessions.
 * Provides the SessionVerifier that the global guard asks.
 */
export { AccountsModule } from './accounts.module.js';

/**
 * How long the product waits for its database in proofs of what a restart interrupts. By default it refuses after two
 * to five seconds, with 503 `unavailable`, which happens on a machine under pressure with or without a restart.
 */
export const PATIENT_WITH_DATABASE = {
  DATABASE_CONNECT_TIMEOUT_MS: '30000',
  DATABASE_LOCK_TIMEOUT_MS: '30000',
  DATABASE_STATEMENT_TIMEOUT_MS: '30000',
};

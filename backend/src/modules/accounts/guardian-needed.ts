import { forbidden } from '../../kernel/errors.js';

/**
 * Refusal for everyone too young. It stays the same on another try with a new date, and while no guardian's consent is
 * in force.
 */
export const guardianNeeded = () =>
  forbidden('guardian_needed', 'A parent or guardian needs to create this account with you.');

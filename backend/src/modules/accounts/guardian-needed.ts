import { forbidden } from '../../kernel/errors.js';

/** The same for everybody who is too young, for who tries again with another date, and while no guardian's consent stands. */
export const guardianNeeded = () =>
  forbidden('guardian_needed', 'Your mother or another guardian makes this account with you.');

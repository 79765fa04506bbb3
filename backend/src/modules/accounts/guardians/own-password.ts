import { forbidden } from '../../../kernel/errors.js';

/** Refuses a guardian the password of a minor of 13 or older. */
export const ownPassword = () =>
  forbidden('own_password', 'From age 13, she chooses her own password. You can email her a link.');

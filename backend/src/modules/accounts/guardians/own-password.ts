import { forbidden } from '../../../kernel/errors.js';

/** Refuses a guardian the password of a minor of 13 or older. */
export const ownPassword = () =>
  forbidden(
    'own_password',
    'From 13 on she chooses her password herself. You can have a link mailed for it.',
  );

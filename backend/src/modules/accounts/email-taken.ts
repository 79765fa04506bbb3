import { DomainError } from '../../kernel/errors.js';

export const emailTaken = () =>
  new DomainError('email_taken', 'There is an account with this e-mail already', {
    fields: { email: 'has an account already; sign in instead' },
  });

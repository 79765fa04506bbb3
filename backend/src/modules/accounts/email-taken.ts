import { DomainError } from '../../kernel/errors.js';

export const emailTaken = () =>
  new DomainError('email_taken', 'There is an account with this e-mail already', {
    fields: { email: 'This address has an account already. Sign in instead.' },
  });

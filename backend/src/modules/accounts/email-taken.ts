import { DomainError } from '../../kernel/errors.js';

export const emailTaken = () =>
  new DomainError('email_taken', 'There’s already an account with this email', {
    fields: { email: 'There’s already an account with this email. Sign in instead.' },
  });

import { DomainError } from '../../kernel/errors.js';

export const emailTaken = () =>
  new DomainError('email_taken', 'There’s already an account with this email', {
    fields: { email: 'There’s already an account with this email. Sign in instead.' },
  });

/** Domain that never receives mail (RFC 2606). Members who sign in by name have a placeholder address in it. */
export const NO_MAIL = '@no-mail.invalid';

export const isNoMail = (email: string): boolean => email.endsWith(NO_MAIL);

/** Addresses are stored and compared in lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();

export const addressOfName = (signInName: string): string => `${normalEmail(signInName)}${NO_MAIL}`;

/** Returns the address to sign in with: an email address unchanged, a name as its placeholder address. */
export const signInAddress = (text: string): string =>
  text.includes('@') ? normalEmail(text) : addressOfName(text);

/** SQL for the sign-in name of an account `alias`; null for an account with an address. */
export const signInNameOf = (alias: string): string =>
  `case when ${alias}.email like '%${NO_MAIL}' then left(${alias}.email, -${NO_MAIL.length}) end`;

/** SQL for the mail address of an account `alias`: its own, or the first guardian's; null: none. */
export const mailAddressOf = (alias: string): string =>
  `case when ${alias}.email not like '%${NO_MAIL}' then ${alias}.email else (
     select g.email from guardian_links l join accounts g on g.id = l.guardian_id
     where l.ward_id = ${alias}.id order by l.place limit 1) end`;

/** Nothing is ever delivered there (RFC 2606): the address of who signs in by a name because she has no address of her own. */
export const NO_MAIL = '@no-mail.invalid';

export const isNoMail = (email: string): boolean => email.endsWith(NO_MAIL);

/** Addresses are stored and compared in lower case. */
export const normalEmail = (typed: string): string => typed.trim().toLowerCase();

export const addressOfName = (signInName: string): string => `${normalEmail(signInName)}${NO_MAIL}`;

/** By what somebody signs in: an address as it is, a name as the address that stands for it. */
export const signInAddress = (text: string): string =>
  text.includes('@') ? normalEmail(text) : addressOfName(text);

/** In SQL, of an account `alias`: the name she signs in by; null for who has an address. */
export const signInNameOf = (alias: string): string =>
  `case when ${alias}.email like '%${NO_MAIL}' then left(${alias}.email, -${NO_MAIL.length}) end`;

/** In SQL, of an account `alias`: where to write to her. Who has no address has her first guardian's; null: nobody's. */
export const mailAddressOf = (alias: string): string =>
  `case when ${alias}.email not like '%${NO_MAIL}' then ${alias}.email else (
     select g.email from guardian_links l join accounts g on g.id = l.guardian_id
     where l.ward_id = ${alias}.id order by l.place limit 1) end`;

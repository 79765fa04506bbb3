import { coachingTexts } from './texts';

const { subject, letter } = coachingTexts.booking;

/** A prepared e-mail to the coach as a mailto address. Mail programs want %20 and CRLF (RFC 6068), not the plus signs of web forms. */
export const invitationTo = ({ email, firstName }: { email: string; firstName: string }): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter(firstName).join('\r\n'))}`;

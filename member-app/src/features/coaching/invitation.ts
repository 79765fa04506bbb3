import { i18n } from '../../shared/words/i18n';

/** A prepared e-mail to the coach as a mailto address. Mail programs want %20 and CRLF (RFC 6068), not the plus signs of web forms. */
export function invitationTo({ email, firstName }: { email: string; firstName: string }): string {
  const letter = i18n.t('coaching:booking.letter', { coach: firstName }).replaceAll('\n', '\r\n');
  const subject = i18n.t('coaching:booking.subject');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`;
}

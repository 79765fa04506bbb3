import { coach } from '../../shared/lib/coach';
import { coachingTexts } from './texts';

const { subject, letter } = coachingTexts.booking;

/** A prepared e-mail as a mailto address. Mail programs want %20 and CRLF (RFC 6068), not the plus signs of web forms. */
export const invitation = `mailto:${coach.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter.join('\r\n'))}`;

import { isMinor, type Member } from '../session';
import type { ProductDetail } from './api';

/** The offering whose time is chosen and paid; null for the coach, who buys nothing, and for minors if it is paid. */
export const timeToChoose = (
  { offeringId, price }: ProductDetail,
  member: Member | null | undefined,
): string | null =>
  member && (member.role === 'creator' || (price !== null && isMinor(member))) ? null : offeringId;

import { days, later } from '../../../kernel/clock.js';

/** How a package was paid. */
export interface PackagePayment {
  /** True for a payment of a subscription after its first. */
  isRecurring: boolean;
  /** Months that a payment of a subscription pays, and their end; null: none, as for instalments. */
  period: { months: number; end: Date } | null;
}

export const PAID_ONCE: PackagePayment = { isRecurring: false, period: null };

/** Sessions of a package, as its row has them. */
interface Terms {
  sessions: number;
  validDays: number | null;
  isMonthly: boolean;
}

/**
 * Sessions that a payment of a package brings, and when they expire. Undefined: none. Monthly ones can be used at least
 * until the end of what is paid.
 */
export function sessionsGiven(
  { sessions, validDays, isMonthly }: Terms,
  { isRecurring, period }: PackagePayment,
  now: Date,
): { sessions: number; expiresAt: Date | null } | undefined {
  const expiresAt = validDays === null ? null : later(now, days(validDays));
  if (!isMonthly || period === null) return isRecurring ? undefined : { sessions, expiresAt };
  if (period.months === 0) return undefined;
  const isShorter = expiresAt !== null && expiresAt < period.end;
  return { sessions: sessions * period.months, expiresAt: isShorter ? period.end : expiresAt };
}

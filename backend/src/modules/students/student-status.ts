import { days } from '../../kernel/clock.js';

export const STUDENT_STATUSES = ['lead', 'active', 'inactive'] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

export const RECENT = days(30);

/**
 * A status is never stored: it follows from what a member did.
 * Lead: has bought nothing yet. Active: has bought, and was here in the last 30 days. Quiet: has bought, and was not.
 */
export function studentStatus(
  { purchases, lastSeenAt }: { purchases: number; lastSeenAt: Date | null },
  now: Date,
): StudentStatus {
  if (purchases === 0) return 'lead';
  return lastSeenAt && now.getTime() - lastSeenAt.getTime() <= RECENT ? 'active' : 'inactive';
}

import { days } from '../../kernel/clock.js';

export const STUDENT_STATUSES = ['lead', 'active', 'inactive', 'blocked'] as const;
export type StudentStatus = (typeof STUDENT_STATUSES)[number];

export const RECENT = days(30);

/**
 * Derives a status, which is never stored. Lead: has bought nothing yet. Active: has bought, and visited within 30
 * days.
 */
export function studentStatus(
  {
    purchases,
    lastSeenAt,
    blockedAt,
  }: { purchases: number; lastSeenAt: Date | null; blockedAt: Date | null },
  now: Date,
): StudentStatus {
  if (blockedAt) return 'blocked';
  if (purchases === 0) return 'lead';
  return lastSeenAt && now.getTime() - lastSeenAt.getTime() <= RECENT ? 'active' : 'inactive';
}

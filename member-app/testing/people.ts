import type { Member } from '../src/features/session';

/** A signed-in person; tests name what matters to them. */
export const aMember = (facts: Partial<Member> = {}): Member => ({
  id: '01920000-0000-7000-8000-000000000001',
  name: 'Rosa Lind',
  email: 'rosa@example.org',
  signInName: null,
  role: 'member',
  isEmailVerified: true,
  pendingEmail: null,
  isEmailAwaitingGuardian: false,
  avatarUrl: null,
  bio: null,
  timeZone: 'Europe/Lisbon',
  language: null,
  showLevelPublicly: true,
  ageBand: 'adult',
  wards: [],
  guardians: [],
  birthDate: null,
  joinedAt: '2026-01-05T09:00:00.000Z',
  ...facts,
});

import type { Schemas } from '@sanctum/openapi';

type Account = Schemas['MeResponse'];

/** A signed-in person; the coach by default. */
export const anAccount = (facts: Partial<Account> = {}): Account => ({
  id: '01920000-0000-7000-8000-000000000001',
  name: 'Maren Solveig',
  email: 'maren@example.org',
  signInName: null,
  role: 'creator',
  isEmailVerified: true,
  pendingEmail: null,
  isEmailAwaitingGuardian: false,
  avatarUrl: null,
  bio: null,
  timeZone: 'America/New_York',
  language: null,
  showLevelPublicly: false,
  ageBand: null,
  wards: [],
  guardians: [],
  birthDate: null,
  joinedAt: '2026-01-05T09:00:00.000Z',
  ...facts,
});

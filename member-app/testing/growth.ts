import type { components } from '@sanctum/openapi';
import { answers } from '@sanctum/openapi/testing';

type Growth = components['schemas']['MyGrowthResponse'];

/** How far a member has grown: not at all, unless told otherwise. The member area asks it on every page. */
export function growsTo(facts: Partial<Growth> = {}): void {
  answers.answer('get', '/api/me/growth', {
    points: 0,
    level: 1,
    name: 'Seed',
    emoji: '🌰',
    pointsRequired: 0,
    pointsToNext: 50,
    progressPercent: 0,
    newLevel: null,
    ...facts,
  });
}

import type { Schemas } from '@sanctum/openapi';
import { answers } from '@sanctum/openapi/testing';

type Growth = Schemas['MyGrowthResponse'];

/** Gives a member this growth, none by default. The member area loads it on every page. */
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

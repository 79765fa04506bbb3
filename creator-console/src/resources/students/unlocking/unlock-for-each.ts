import { hasCode } from '../../../providers/refusal';

/** Result of unlocking a module for one student: the refusal's code, if it was refused. */
const REFUSALS = ['already_open', 'not_found', 'consent_needed'] as const;
export type Outcome = 'unlocked' | (typeof REFUSALS)[number];

/**
 * Unlocks for one student after the other and stores each outcome. Students with an outcome are skipped, so after a lost
 * network the work continues where it stopped.
 */
export async function unlockForEach(
  studentIds: readonly string[],
  outcomes: Map<string, Outcome>,
  unlock: (studentId: string) => Promise<unknown>,
  onProgress: (settled: number) => void,
): Promise<void> {
  for (const id of studentIds) {
    if (outcomes.has(id)) continue;
    outcomes.set(id, await outcomeOf(unlock(id)));
    onProgress(outcomes.size);
  }
}

async function outcomeOf(unlocking: Promise<unknown>): Promise<Outcome> {
  try {
    await unlocking;
    return 'unlocked';
  } catch (error) {
    const refusal = REFUSALS.find((code) => hasCode(error, code));
    if (refusal === undefined) throw error;
    return refusal;
  }
}

export function countsOf(outcomes: ReadonlyMap<string, Outcome>): Record<Outcome, number> {
  const counts = { unlocked: 0, already_open: 0, not_found: 0, consent_needed: 0 };
  for (const outcome of outcomes.values()) counts[outcome]++;
  return counts;
}

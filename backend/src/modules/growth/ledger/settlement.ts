/** Points of an action from now on. */
export interface Terms {
  points: number;
  /** Max actions per day that earn points; null: no limit. */
  dailyCap: number | null;
  isOn: boolean;
}

/** A thing that may earn points: its current action, if any, and its ledger entry. */
export interface Case {
  thingId: string;
  /** When the action was done, and its day in the business's time zone; null: undone. */
  standing: { at: Date; day: string } | null;
  entry: { points: number; at: Date; isEnded: boolean } | null;
}

/** An action that counts, with its points: 0 if the day's limit was reached. */
export interface Award {
  thingId: string;
  points: number;
  at: Date;
  day: string;
}

export interface Settlement {
  ended: string[];
  awarded: Award[];
}

/**
 * Returns the changes that make the ledger match the current actions. An action counts once. When it is undone, its
 * points end; done again, it is a new action on its new day. When the same action returns (the product was bought
 * again), its points return under the old rule. `paid`: number of actions with points on each day of these actions.
 */
export function settle(cases: readonly Case[], terms: Terms, paid: ReadonlyMap<string, number>): Settlement {
  const ended = cases.filter(({ standing, entry }) => !standing && entry && !entry.isEnded);
  const used = new Map(paid);
  const awarded: Award[] = [];
  for (const { thingId, standing, entry } of cases.toSorted(byTime)) {
    if (!standing || (entry && !entry.isEnded)) continue;
    const isSame = entry?.at.getTime() === standing.at.getTime();
    if (!isSame && !terms.isOn) continue;
    const brings = isSame ? entry.points : terms.points;
    const before = used.get(standing.day) ?? 0;
    const isFull = terms.dailyCap !== null && before >= terms.dailyCap;
    const points = isFull ? 0 : brings;
    if (points > 0) used.set(standing.day, before + 1);
    awarded.push({ thingId, points, ...standing });
  }
  return { ended: ended.map(({ thingId }) => thingId), awarded };
}

const byTime = (one: Case, other: Case): number =>
  (one.standing?.at.getTime() ?? 0) - (other.standing?.at.getTime() ?? 0) ||
  (one.thingId < other.thingId ? -1 : 1);

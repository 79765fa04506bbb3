/** Points of an action from now on. */
export interface Terms {
  points: number;
  /** Max actions per day that bring points; null: no limit. */
  dailyCap: number | null;
  isOn: boolean;
}

/** A thing that may bring points: its action, if it stands, and its ledger entry. */
export interface Case {
  thingId: string;
  /** When the action was done, and its day in the business's time zone; null: the action does not stand (any more). */
  standing: { at: Date; day: string } | null;
  entry: { points: number; at: Date; isEnded: boolean } | null;
}

/** An action that counts, with its points: 0 if the day's cap was reached. */
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
 * Returns what must be written so that the ledger agrees with the actions that stand. An action counts once. When it is
 * undone, its points end; when it is done again, it is a new action of its new day. When the same action stands again (the
 * product was bought back), its points return, whatever the rule says by now. `paid`: number of actions that bring
 * points, for each day on which one of these was done.
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
